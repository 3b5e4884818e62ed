/**
 * The editor of a popup's post: what stands against publishing it, what to look at, and a preview on any page.
 */
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { Checks } from './checks';
import { Preview } from './preview';
import { usePopup } from './use-popup';
import './checks.scss';

function Panels() {
	const popup = usePopup();
	return popup ? (
		<>
			<PluginPrePublishPanel
				title={ __( 'Checks', 'vitrine' ) }
				initialOpen
			>
				<Checks popup={ popup } />
			</PluginPrePublishPanel>
			<PluginDocumentSettingPanel
				name="checks"
				title={ __( 'Checks', 'vitrine' ) }
			>
				<Checks popup={ popup } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="preview"
				title={ __( 'Preview', 'vitrine' ) }
			>
				<Preview popup={ popup } />
			</PluginDocumentSettingPanel>
		</>
	) : null;
}

registerPlugin( 'vitrine-popup-guard', { render: Panels, icon: null } );
