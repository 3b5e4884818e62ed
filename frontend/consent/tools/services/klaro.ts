/** Klaro. It knows services, which have purposes. */
import { provide } from '@vitrine/consent';

interface Manager {
	/** Whether the visitor has decided: what is preset counts for nothing. */
	confirmed: unknown;
	config: { services: { name: string; purposes: string[] }[] };
	getConsent: ( name: string ) => unknown;
	watch: ( watcher: { update: () => void } ) => void;
}

const manager = () =>
	( window as { klaro?: { getManager: () => Manager } } ).klaro?.getManager();

const PURPOSES: Record< string, RegExp > = {
	marketing: /^(marketing|advertising)$/,
	statistics: /^(statistics|analytics)$/,
	'statistics-anonymous': /^(statistics|analytics)$/,
	preferences: /^(preferences|functional)$/,
	functional: /^(functional|essential)$/,
};

provide( {
	allows( purpose, service ) {
		const now = manager()!;
		const { services } = now.config;
		const own = services.filter( ( { name } ) => name === service );
		const meant = own.length
			? own
			: services.filter( ( { purposes } ) =>
					purposes.some( ( name ) =>
						PURPOSES[ purpose ]!.test( name )
					)
				);
		return (
			now.confirmed === true &&
			meant.length > 0 &&
			meant.every( ( { name } ) => now.getConsent( name ) === true )
		);
	},
	subscribe( changed ) {
		const found = manager();
		found?.watch( { update: changed } );
		return Boolean( found );
	},
	// Where it comes after everything else.
	banner: '.klaro',
} );
