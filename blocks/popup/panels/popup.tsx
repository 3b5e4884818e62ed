import {
	ExternalLink,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, SettingsPanel, TextSetting } from '@vitrine/editor';
import { KINDS, kindHelp, kindLabels } from './kinds';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { editUrl, POPUPS, STATES } from '../post/popups';
import { useMayEdit } from '../post/use-may-edit';
import type { PopupTitle } from '../post/use-popup';
import { EntityControl } from '../fields/entity';

interface PopupPanelProps {
	settings: PopupSettings;
	/** Title of the popup's post; absent in other content. */
	title: PopupTitle | undefined;
}

/**
 * Name and kind.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.title    Title of the popup's post.
 */
export function PopupPanel( { settings, title }: PopupPanelProps ) {
	const { attributes, setAttributes } = settings;
	const kind = __( 'Type', 'vitrine' );
	const labels = kindLabels();
	return (
		<CollapsibleSettings
			name="general"
			label={ __( 'General', 'vitrine' ) }
			settings={ settings }
		>
			{ title && (
				<div className="vitrine-popup-wide">
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Title', 'vitrine' ) }
						help={ __(
							'For your reference only. Visitors do not see it.',
							'vitrine'
						) }
						value={ title.value }
						onChange={ title.onChange }
					/>
				</div>
			) }
			<Setting label={ kind } settings={ settings } names={ [ 'kind' ] }>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ kind }
					help={ kindHelp()[ attributes.kind ] }
					value={ attributes.kind }
					options={ KINDS.map( ( value ) => ( {
						value,
						label: labels[ value ],
					} ) ) }
					onChange={ ( value ) => {
						const chosen = KINDS.find( ( one ) => one === value );
						if ( chosen ) {
							setAttributes( { kind: chosen } );
						}
					} }
				/>
			</Setting>
			<TextSetting
				settings={ settings }
				name="label"
				label={ __( 'Accessible name', 'vitrine' ) }
				help={
					title
						? __(
								'Read aloud by screen readers. Leave empty to use the first heading, or the title if there is none.',
								'vitrine'
							)
						: __(
								'Read aloud by screen readers. Leave empty to use the first heading.',
								'vitrine'
							)
				}
			/>
		</CollapsibleSettings>
	);
}

/**
 * Which popup is shown, in content that shows another's.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function ChosenPanel( { settings }: { settings: PopupSettings } ) {
	const { attributes, setAttributes } = settings;
	const mayEdit = useMayEdit();
	// Others could neither search nor open one.
	if ( mayEdit === false ) {
		return null;
	}
	const label = __( 'Popup', 'vitrine' );
	return (
		<SettingsPanel label={ label } settings={ settings }>
			<Setting
				label={ label }
				settings={ settings }
				names={ [ 'popup' ] }
			>
				<EntityControl
					label={ label }
					help={ __(
						'The popup keeps its own settings. Its display conditions do not apply here.',
						'vitrine'
					) }
					of={ POPUPS }
					query={ STATES }
					value={ String( attributes.popup ) }
					onChange={ ( id ) =>
						setAttributes( { popup: Number( id ) || 0 } )
					}
				/>
				<p>
					<ExternalLink href={ editUrl( attributes.popup ) }>
						{ __( 'Edit this popup', 'vitrine' ) }
					</ExternalLink>
				</p>
			</Setting>
		</SettingsPanel>
	);
}
