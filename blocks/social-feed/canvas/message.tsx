import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { settingsUrl } from '@vitrine/editor';
import { part } from '../../../frontend/render/feed';

interface MessageProps {
	status: 'info' | 'warning' | 'error';
	message: string;
	remedy?: string;
	/** Whether the way to the settings is shown. */
	canMend?: boolean;
	/** Buttons that help. */
	children?: ReactNode;
}

/**
 * A note to the editor, above the posts; visitors never see one.
 *
 * @param props          What to show.
 * @param props.status   How serious it is.
 * @param props.message  What is the case.
 * @param props.remedy   What to do about it.
 * @param props.canMend  Whether the way to the settings is shown.
 * @param props.children Buttons that help.
 */
export const Message = ( {
	status,
	message,
	remedy = '',
	canMend = false,
	children,
}: MessageProps ) => (
	<div className={ part( 'notice' ) }>
		<Notice
			status={ status }
			isDismissible={ false }
			// Buttons have hooks, which what is spoken cannot be made of.
			spokenMessage={ `${ message } ${ remedy }`.trim() }
		>
			<strong>{ message }</strong>
			{ remedy && <p>{ remedy }</p> }
			{ canMend && (
				<ExternalLink href={ settingsUrl() }>
					{ __( 'Open Vitrine settings', 'vitrine' ) }
				</ExternalLink>
			) }
			{ children }
		</Notice>
	</div>
);
