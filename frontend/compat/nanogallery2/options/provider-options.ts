/** Options that say where pictures come from. */
import { leave } from './draft';
import type { Rule } from './draft';
import { text } from './rules';
import type { Imported, ImportedProvider } from '../types';

const provider = ( name: keyof ImportedProvider ): Rule =>
	text( ( value, imported ) => {
		if ( value ) {
			imported.provider = {
				kind: '',
				address: '',
				user: '',
				album: '',
				...imported.provider,
				[ name ]: value,
			};
		}
	} );

const albums: Rule = ( value, draft, option ) => {
	if ( value && typeof value !== 'string' ) {
		return false;
	}
	if ( /authkey/i.test( String( value ?? '' ) ) ) {
		// Such an album has no address.
		draft.imported.settings.locationHash = false;
	}
	return provider( 'album' )( value ?? '', draft, option );
};

export const PROVIDER: Record< string, Rule > = {
	kind: provider( 'kind' ),
	userID: provider( 'user' ),
	photoset: albums,
	album: albums,
	dataProvider: provider( 'address' ),
	google2URL: provider( 'address' ),
	flickrSkipOriginal: leave( 'provider', true ),
	flickrAPIKey: leave( 'provider', '' ),
};

/**
 * Says who connects the provider that options name.
 *
 * @param imported What was read.
 */
export function finishProvider( imported: Imported ): void {
	const { provider: found, settings } = imported;
	if ( ! found ) {
		return;
	}
	settings.providerAlbum = found.album;
	imported.notes.push( {
		option: 'kind',
		reason: 'provider',
		message: `The images come from ${ found.kind || 'a provider' }. Administrators can connect it under Settings → Vitrine.`,
	} );
}
