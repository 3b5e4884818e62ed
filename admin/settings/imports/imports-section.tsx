import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import * as api from './api';
import { FileImport } from './file-import';
import { PluginImport } from './plugin-import';
import type { FeedPlugin } from './types';

interface ImportsSectionProps {
	tell: ( message: string ) => void;
	/** Reads the list of accounts again. */
	onImported: () => Promise< unknown >;
}

/** What no network gives: posts of files, and what other plugins have left. */
export function ImportsSection( { tell, onImported }: ImportsSectionProps ) {
	const [ plugins, setPlugins ] = useState< FeedPlugin[] >( [] );

	useEffect( () => {
		// The screen does without them.
		api.plugins().then( setPlugins, () => setPlugins( [] ) );
	}, [] );

	return (
		<section
			className="vitrine-settings vitrine-imports"
			aria-labelledby="vitrine-imports"
		>
			<h2 id="vitrine-imports" className="vitrine-settings__title">
				{ __( 'Import', 'vitrine' ) }
			</h2>
			{ plugins.map( ( left ) => (
				<PluginImport
					key={ left.plugin }
					left={ left }
					onDone={ onImported }
				/>
			) ) }
			<FileImport tell={ tell } onImported={ onImported } />
		</section>
	);
}
