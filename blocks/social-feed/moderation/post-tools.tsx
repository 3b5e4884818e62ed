import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	link as linkIcon,
	pin as pinIcon,
	seen,
	unseen,
} from '@wordpress/icons';
import { useRef, useState } from 'react';
import type { PostView } from '../../../frontend/render/feed';
import metadata from '../block.json';
import { LinkPopover } from './link-popover';
import { hide, linkOf, pin, setLink, show, stateOf, unpin } from './moderation';
import type { Moderation, PostState } from './moderation';
import { TOOLS } from './tool-keys';

interface PostToolsProps {
	/** The post as it is shown. */
	post: PostView;
	/** Its place, from 0. */
	index: number;
	/** Its id on the network. */
	id: string;
	moderation: Moderation;
	onChange: ( changes: Partial< Moderation > ) => void;
}

interface Tool {
	name: string;
	label: string;
	icon: typeof seen;
	isPressed?: boolean;
	isDisabled?: boolean;
	onClick: () => void;
}

const { hidden, pinned, links } = metadata.attributes;

/**
 * What an editor can do with a post of the feed: hide it, pin it, let it lead elsewhere.
 *
 * @param props What to show, and what to do.
 */
export function PostTools( props: PostToolsProps ) {
	const { id, index, moderation, onChange, post } = props;
	const [ current, setCurrent ] = useState( 'hide' );
	const [ isLinking, setLinking ] = useState( false );
	const linkButton = useRef< HTMLButtonElement >( null );
	const state = stateOf( moderation, id );
	const tools = toolsOf( props, state, () => setLinking( ! isLinking ) );
	const stop = tools.some( ( { name } ) => name === current )
		? current
		: 'hide';
	return (
		<div
			className={ `${ TOOLS } is-${ state }` }
			role="toolbar"
			aria-label={ nameOf( post, index ) }
		>
			{ state !== 'shown' && (
				<span className={ `${ TOOLS }__state` }>
					{ state === 'hidden'
						? __( 'Hidden', 'vitrine' )
						: __( 'Not pinned', 'vitrine' ) }
				</span>
			) }
			{ tools.map( ( { name, isDisabled = false, ...tool } ) => (
				<Button
					key={ name }
					ref={ name === 'link' ? linkButton : null }
					size="compact"
					tabIndex={ name === stop ? 0 : -1 }
					onFocus={ () => setCurrent( name ) }
					disabled={ isDisabled }
					accessibleWhenDisabled
					aria-haspopup={ name === 'link' ? 'dialog' : undefined }
					aria-expanded={ name === 'link' ? isLinking : undefined }
					{ ...tool }
				/>
			) ) }
			{ isLinking && (
				<LinkPopover
					anchor={ linkButton.current }
					link={ linkOf( moderation, id ) ?? null }
					onChange={ ( link ) => {
						onChange( setLink( moderation, id, link ) );
						speak(
							link
								? __( 'The post has a link.', 'vitrine' )
								: __( 'Link removed.', 'vitrine' )
						);
					} }
					onClose={ () => {
						setLinking( false );
						linkButton.current?.focus();
					} }
				/>
			) }
		</div>
	);
}

/**
 * What a post is called: how it begins.
 *
 * @param post  The post.
 * @param index Its place, from 0.
 */
function nameOf( { text, date }: PostView, index: number ): string {
	const words = ( text?.shown ?? [] )
		.map( ( segment ) =>
			typeof segment === 'string' ? segment : segment.text
		)
		.join( '' )
		.trim();
	const start =
		words.length > 40 ? `${ words.slice( 0, 40 ).trim() }…` : words;
	return sprintf(
		/* translators: 1: place of the post in the feed, 2: how its text begins, or its date. */
		__( 'Post %1$d: %2$s', 'vitrine' ),
		index + 1,
		start || date?.label || __( 'image', 'vitrine' )
	);
}

/**
 * The tools of a post.
 *
 * @param props    What is known of it.
 * @param state    Whether visitors see it.
 * @param openLink Opens the dialog of its link.
 */
function toolsOf(
	props: PostToolsProps,
	state: PostState,
	openLink: () => void
): Tool[] {
	return state === 'hidden'
		? [ showTool( props ) ]
		: [ hideTool( props ), pinTool( props ), linkTool( props, openLink ) ];
}

const showTool = ( { id, moderation, onChange }: PostToolsProps ): Tool => ( {
	name: 'hide',
	label: __( 'Show', 'vitrine' ),
	icon: seen,
	onClick: () => {
		onChange( show( moderation, id ) );
		speak( __( 'The post is shown again.', 'vitrine' ) );
	},
} );

const hideTool = ( { id, moderation, onChange }: PostToolsProps ): Tool => ( {
	name: 'hide',
	...within( __( 'Hide', 'vitrine' ), moderation.hidden, hidden.maxItems ),
	icon: unseen,
	onClick: () => {
		onChange( hide( moderation, id ) );
		speak( __( 'The post is hidden from visitors.', 'vitrine' ) );
	},
} );

function pinTool( { id, moderation, onChange }: PostToolsProps ): Tool {
	return moderation.pinned.includes( id )
		? {
				name: 'pin',
				label: __( 'Unpin', 'vitrine' ),
				icon: pinIcon,
				isPressed: true,
				onClick: () => {
					onChange( unpin( moderation, id ) );
					speak( __( 'The post is no longer pinned.', 'vitrine' ) );
				},
			}
		: {
				name: 'pin',
				...within(
					__( 'Pin', 'vitrine' ),
					moderation.pinned,
					pinned.maxItems
				),
				icon: pinIcon,
				onClick: () => {
					onChange( pin( moderation, id ) );
					speak( __( 'The post is pinned.', 'vitrine' ) );
				},
			};
}

const linkTool = (
	{ id, moderation }: PostToolsProps,
	onClick: () => void
): Tool => ( {
	name: 'link',
	...( linkOf( moderation, id )
		? { label: __( 'Edit link', 'vitrine' ), isPressed: true }
		: within(
				__( 'Link…', 'vitrine' ),
				moderation.links,
				links.maxItems
			) ),
	icon: linkIcon,
	onClick,
} );

/**
 * The label of a tool, or why it cannot be used.
 *
 * @param label  What it does.
 * @param chosen Posts for which it has been used.
 * @param most   How many may be.
 */
const within = ( label: string, chosen: unknown[], most: number ) =>
	chosen.length < most
		? { label }
		: {
				label: sprintf(
					/* translators: 1: such as "Hide" or "Pin", 2: number of posts. */
					__( '%1$s (up to %2$d posts)', 'vitrine' ),
					label,
					most
				),
				isDisabled: true,
			};
