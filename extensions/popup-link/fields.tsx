import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isComplete, opens } from './action';
import type { Action, LinkAction } from './action';
import { PopupControl } from './popup-control';
import { StateNotice } from './state-notice';
import { useIsInDialog } from './use-popups';

/** What becomes of the control on the page. */
export interface Outcome {
	/** Without an address it becomes a button. */
	canBeButton: boolean;
	/** The address for visitors without script; undefined = the block has one that is not changed here. */
	fallback: string | undefined;
}

interface FieldsProps extends Outcome {
	/** Of the block, '' = the selected one. */
	clientId: string;
	link: LinkAction | undefined;
	/** Receives what the control does, the address, and the popup's name where another one was chosen. */
	onChange: (
		link: LinkAction | undefined,
		fallback: string | undefined,
		name?: string
	) => void;
}

/**
 * What a control does to a popup.
 *
 * @param props             What to show.
 * @param props.clientId    Of the block.
 * @param props.link        What the control does now.
 * @param props.canBeButton Whether it may become a button.
 * @param props.fallback    Its address.
 * @param props.onChange    Receives what it is to do.
 */
export function Fields( {
	clientId,
	link,
	canBeButton,
	fallback,
	onChange,
}: FieldsProps ) {
	const isInside = useIsInDialog( clientId );
	const help = outcomeText( { canBeButton, fallback } );
	return (
		<div className="vitrine-popup-link">
			<ActionControl
				action={ link?.action }
				onChange={ ( action ) =>
					onChange(
						action && { action, popup: link?.popup ?? 0 },
						fallback
					)
				}
			/>
			{ link && link.action !== 'copy' && (
				<>
					<PopupControl
						label={ __( 'Popup or panel', 'vitrine' ) }
						value={ link.popup }
						none={
							opens( link )
								? undefined
								: __( 'This popup or panel', 'vitrine' )
						}
						onChange={ ( popup, name ) =>
							onChange( { ...link, popup }, fallback, name )
						}
					/>
					<StateNotice link={ link } isInside={ isInside } />
					{ fallback !== undefined && (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="url"
							label={ __( 'Fallback URL', 'vitrine' ) }
							placeholder={ __( 'None', 'vitrine' ) }
							help={ isComplete( link ) ? help : undefined }
							value={ fallback }
							onChange={ ( address ) =>
								onChange( link, address )
							}
						/>
					) }
					{ fallback === undefined && isComplete( link ) && (
						<p className="vitrine-popup-link__outcome">{ help }</p>
					) }
				</>
			) }
		</div>
	);
}

/**
 * Chooses what happens to a popup or panel.
 *
 * @param props          What to show.
 * @param props.action   What happens now; undefined = nothing.
 * @param props.onChange Receives what is to happen.
 */
const ActionControl = ( {
	action,
	onChange,
}: {
	action: Action | undefined;
	onChange: ( action: Action | undefined ) => void;
} ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'On click', 'vitrine' ) }
		value={ action ?? '' }
		options={ [
			{ value: '', label: __( 'No popup', 'vitrine' ) },
			{
				value: 'open',
				label: __( 'Open a popup or panel', 'vitrine' ),
			},
			{
				value: 'toggle',
				label: __( 'Open or close a popup or panel', 'vitrine' ),
			},
			{
				value: 'close',
				label: __( 'Close a popup or panel', 'vitrine' ),
			},
			{
				value: 'dismiss',
				label: __( 'Close and don’t show again', 'vitrine' ),
			},
			{
				value: 'copy',
				label: __( 'Copy the code in this popup', 'vitrine' ),
			},
		] }
		onChange={ ( chosen ) =>
			onChange( ( chosen || undefined ) as Action | undefined )
		}
	/>
);

/**
 * Says what becomes of the control.
 *
 * @param outcome             What becomes of it.
 * @param outcome.canBeButton Whether it may become a button.
 * @param outcome.fallback    Its address.
 */
function outcomeText( { canBeButton, fallback }: Outcome ): string {
	if ( fallback === undefined ) {
		return __(
			'Without JavaScript, or in a new tab, the link opens its own URL.',
			'vitrine'
		);
	}
	if ( fallback ) {
		return sprintf(
			/* translators: %s: address. */
			__(
				'Without JavaScript, or in a new tab, the link opens %s.',
				'vitrine'
			),
			fallback
		);
	}
	return canBeButton
		? __(
				'This becomes a button, which works without JavaScript in current browsers. Add a fallback URL for older ones.',
				'vitrine'
			)
		: __(
				'This becomes a link to the popup. Add a fallback URL for visitors without JavaScript.',
				'vitrine'
			);
}
