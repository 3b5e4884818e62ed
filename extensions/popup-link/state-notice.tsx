import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isComplete, opens } from './action';
import type { LinkAction } from './action';
import { stateProblem } from './states';
import { usePagePopups, usePopupPost } from './use-popups';

interface StateNoticeProps {
	link: LinkAction;
	/** Whether the control stands in a popup. */
	isInside: boolean;
}

/**
 * Says why visitors would not get the chosen popup, and where it is edited.
 *
 * @param props          What to show.
 * @param props.link     What the control does.
 * @param props.isInside Whether the control stands in a popup.
 */
export function StateNotice( { link, isInside }: StateNoticeProps ) {
	const { popup } = link;
	const post = usePopupPost( typeof popup === 'number' ? popup : 0 );
	const ofPage = usePagePopups();
	let problem = '';
	if ( ! isComplete( link ) ) {
		problem = __( 'Choose a popup or panel to open.', 'vitrine' );
	} else if ( popup === 0 ) {
		problem = isInside
			? ''
			: __( 'Choose the popup or panel to close.', 'vitrine' );
	} else if ( typeof popup === 'string' ) {
		problem = ofPage.some( ( { anchor } ) => anchor === popup )
			? ''
			: __( 'This popup or panel is not on this page.', 'vitrine' );
	} else if ( post === null ) {
		problem = __(
			'This popup no longer exists. Choose another one.',
			'vitrine'
		);
	} else if ( post ) {
		problem = stateProblem( post );
	}
	return (
		<>
			{ problem && (
				<Notice
					className="vitrine-popup-link__notice"
					status={ isComplete( link ) ? 'warning' : 'info' }
					isDismissible={ false }
				>
					{ problem }
				</Notice>
			) }
			{ post && opens( link ) && (
				<ExternalLink
					className="vitrine-popup-link__edit"
					href={
						new URL(
							`post.php?post=${ post.id }&action=edit`,
							window.location.href
						).href
					}
				>
					{ __( 'Edit this popup', 'vitrine' ) }
				</ExternalLink>
			) }
		</>
	);
}
