import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { stateLabel } from './states';
import {
	useAnchor,
	usePagePopups,
	usePopupCreation,
	usePopupPost,
	usePopupPosts,
} from './use-popups';
import type { PagePopup, PopupPost } from './use-popups';

/** Values of the list besides numbers and anchors. */
const NONE = 'none:';
const NEW = 'new:';
const PAGE = 'page:';

/**
 * Popups to choose from: those of this page, those of the site that a search finds, and a new one of that title.
 *
 * @param value The chosen one, 0 = none.
 * @param none  What it means that none is chosen, where that can be chosen.
 */
export function usePopupOptions( value: number | string, none?: string ) {
	const [ search, setSearch ] = useState( '' );
	const { posts, canCreate, isReady } = usePopupPosts( search );
	const chosen = usePopupPost( typeof value === 'number' ? value : 0 );
	const ofPage = usePagePopups();
	const create = usePopupCreation();
	const anchorOf = useAnchor();

	const known = ofPage.find( ( { anchor } ) => anchor && anchor === value );
	const current = known
		? PAGE + known.clientId
		: String( value || ( none ? NONE : '' ) );
	const title = search.trim();
	const options = [
		...( none ? [ { value: NONE, label: none } ] : [] ),
		...ofPage.map( ( popup, index ) => ( {
			value: PAGE + popup.clientId,
			label: pageLabel( popup, index ),
		} ) ),
		...posts.map( postOption ),
	];
	if ( current && ! options.some( ( option ) => option.value === current ) ) {
		options.push(
			chosen ? postOption( chosen ) : unknownOption( current, value )
		);
	}
	// Not before the search has ended: who types a title and Enter means the popup that is there.
	if ( canCreate && title && isReady && ! isTaken( title, posts ) ) {
		options.push( newOption( title ) );
	}

	/**
	 * The popup that an option stands for, and its name. It is made if it is new.
	 *
	 * @param option The option.
	 */
	async function popupOf(
		option: string | null | undefined
	): Promise< [ number | string, string ] > {
		if ( ! option || option === NONE ) {
			return [ 0, '' ];
		}
		if ( option === NEW ) {
			const made = await create( title );
			setSearch( '' );
			return [ made, title ];
		}
		const { label: name = '' } =
			options.find( ( { value: one } ) => one === option ) ?? {};
		const popup = ofPage.find(
			( { clientId } ) => PAGE + clientId === option
		);
		if ( popup ) {
			return [ anchorOf( popup ), popup.label || name ];
		}
		const post = posts.find( ( { id } ) => String( id ) === option );
		return [
			Number( option ) || option,
			post?.title || chosen?.title || name,
		];
	}

	return { options, current, canCreate, setSearch, popupOf };
}

const isTaken = ( title: string, posts: PopupPost[] ): boolean =>
	posts.some( ( post ) => post.title.toLowerCase() === title.toLowerCase() );

const newOption = ( title: string ) => ( {
	value: NEW,
	/* translators: %s: what the user has typed. */
	label: sprintf( __( 'New popup: %s', 'vitrine' ), title ),
} );

const unknownOption = ( option: string, popup: number | string ) => ( {
	value: option,
	label: sprintf(
		/* translators: %s: number or id of a popup. */
		__( 'Popup %s', 'vitrine' ),
		String( popup )
	),
} );

const postOption = ( post: PopupPost ) => {
	const state = stateLabel( post );
	const title = post.title || __( '(no title)', 'vitrine' );
	return {
		value: String( post.id ),
		label: state
			? /* translators: 1: title of a popup. 2: state, such as Draft. */
				sprintf( __( '%1$s (%2$s)', 'vitrine' ), title, state )
			: title,
	};
};

const pageLabel = (
	{ label, anchor, isPanel }: PagePopup,
	index: number
): string => {
	const name = label || anchor;
	if ( ! name ) {
		/* translators: %d: 1 for the first popup of the page. */
		return sprintf( __( 'Popup %d on this page', 'vitrine' ), index + 1 );
	}
	return isPanel
		? /* translators: %s: name of a panel. */
			sprintf( __( '%s (panel on this page)', 'vitrine' ), name )
		: /* translators: %s: name of a popup. */
			sprintf( __( '%s (on this page)', 'vitrine' ), name );
};
