/**
 * The editor of a popup's post: the questions before it is published, what forbids that, what to look at, and a preview on any page.
 */
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { hasExit } from '../../../frontend/render/popup/checks/guard';
import { Checks } from './checks';
import { Preview } from './preview';
import { PublishStep } from './steps/steps';
import { usePopup, type EditedPopup } from './use-popup';
import { useRefusal } from './use-refusal';
import { useWarnings } from './use-warnings';
import './checks.scss';

function Panels() {
	const popup = usePopup();
	return popup ? <PanelsOf popup={ popup } /> : null;
}

/**
 * The panels of a popup.
 *
 * @param props       What is edited.
 * @param props.popup The popup.
 */
function PanelsOf( { popup }: { popup: EditedPopup } ) {
	const isClosed = ! hasExit( popup.block, popup.post );
	const warnings = useWarnings( popup );
	useRefusal( isClosed );
	const number = warnings.length + ( isClosed ? 1 : 0 );
	const checks = (
		<Checks popup={ popup } isClosed={ isClosed } warnings={ warnings } />
	);
	return (
		<>
			{ ( [ 'where', 'who', 'when' ] as const ).map( ( question ) => (
				<PublishStep
					key={ question }
					question={ question }
					popup={ popup }
				/>
			) ) }
			<PluginPrePublishPanel
				title={ __( 'Checks', 'vitrine' ) }
				initialOpen
			>
				{ checks }
			</PluginPrePublishPanel>
			<PluginDocumentSettingPanel
				name="checks"
				title={
					number === 0
						? __( 'Checks', 'vitrine' )
						: sprintf(
								/* translators: %d: how many things to look at. */
								__( 'Checks (%d)', 'vitrine' ),
								number
							)
				}
			>
				{ checks }
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="preview"
				title={ __( 'Preview', 'vitrine' ) }
			>
				<Preview popup={ popup } />
			</PluginDocumentSettingPanel>
		</>
	);
}

registerPlugin( 'vitrine-popup-guard', { render: Panels, icon: null } );
