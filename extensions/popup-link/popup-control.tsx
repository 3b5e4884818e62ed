import { ComboboxControl } from '@wordpress/components';
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
import type { PopupPost } from './use-popups';

interface PopupControlProps {
	label: string;
	/** Post, or id of the dialog of a popup that stands in the page; 0 = none. */
	value: number | string;
	/** What 0 means, where it means something. */
	none?: string | undefined;
	/** Receives the popup and its name. */
	onChange: ( value: number | string, name: string ) => void;
}

/** Values of the list besides numbers and anchors. */
const NONE = 'none:';
const NEW = 'new:';
const PAGE = 'page:';

/**
 * Chooses a popup: one of the site, one of this page, or a new one.
 *
 * @param props          What to show.
 * @param props.label    Name of the control.
 * @param props.value    The chosen one.
 * @param props.none     What it means that none is chosen.
 * @param props.onChange Receives another one.
 */
export function PopupControl( {
	label,
	value,
	none,
	onChange,
}: PopupControlProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );
	const { posts, canCreate, isReady } = usePopupPosts( search );
	const chosen = usePopupPost( typeof value === 'number' ? value : 0 );
	const ofPage = usePagePopups();
	const create = usePopupCreation();
	const anchorOf = useAnchor();

	const known = ofPage.find( ( { anchor } ) => anchor && anchor === value );
	const options = [
		...( none ? [ { value: NONE, label: none } ] : [] ),
		...ofPage.map( ( popup, index ) => ( {
			value: PAGE + popup.clientId,
			label: pageLabel( popup.label || popup.anchor, index ),
		} ) ),
		...posts.map( postOption ),
	];
	const current = known
		? PAGE + known.clientId
		: String( value || ( none ? NONE : '' ) );
	if ( current && ! options.some( ( option ) => option.value === current ) ) {
		options.push(
			chosen
				? postOption( chosen )
				: {
						value: current,
						label: sprintf(
							/* translators: %s: number or id of a popup. */
							__( 'Popup %s', 'vitrine' ),
							String( value )
						),
					}
		);
	}
	const title = search.trim();
	const isTaken = posts.some(
		( post ) => post.title.toLowerCase() === title.toLowerCase()
	);
	// Not before the search has ended: who types a title and Enter means the popup that is there.
	if ( canCreate && title && isReady && ! isTaken ) {
		options.push( {
			value: NEW,
			/* translators: %s: what the user has typed. */
			label: sprintf( __( 'New popup: %s', 'vitrine' ), title ),
		} );
	}

	async function choose( option: string | null | undefined ) {
		setFailure( '' );
		if ( ! option || option === NONE ) {
			return onChange( 0, '' );
		}
		const { label: name = '' } =
			options.find( ( { value: one } ) => one === option ) ?? {};
		if ( option.startsWith( PAGE ) ) {
			const popup = ofPage.find(
				( { clientId } ) => PAGE + clientId === option
			);
			return popup && onChange( anchorOf( popup ), popup.label || name );
		}
		if ( option !== NEW ) {
			const post = posts.find( ( { id } ) => String( id ) === option );
			return onChange(
				Number( option ) || option,
				post?.title || chosen?.title || name
			);
		}
		try {
			onChange( await create( title ), title );
			setSearch( '' );
		} catch ( error ) {
			setFailure(
				( error as { message?: string } ).message ??
					__( 'The popup could not be created.', 'vitrine' )
			);
		}
	}

	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="vitrine-popup-link__popup"
			label={ label }
			help={ failure || helpOf( canCreate ) }
			value={ current }
			options={ options }
			allowReset={ false }
			onFilterValueChange={ setSearch }
			onChange={ ( option ) => void choose( option ) }
		/>
	);
}

const helpOf = ( canCreate: boolean | null ): string =>
	canCreate === false
		? __(
				'Popups of this page. Those of the site are for people who may edit them.',
				'vitrine'
			)
		: __( 'Search by title, or type the title of a new one.', 'vitrine' );

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

const pageLabel = ( name: string, index: number ): string =>
	name
		? /* translators: %s: name of a popup. */
			sprintf( __( '%s (on this page)', 'vitrine' ), name )
		: /* translators: %d: 1 for the first popup of the page. */
			sprintf( __( 'Popup %d on this page', 'vitrine' ), index + 1 );
