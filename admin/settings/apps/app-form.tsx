import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import type { TokenNetwork } from '../types';
import { useSubmit } from '../use-submit';
import { CopyField } from './copy-field';
import type { App, Apps } from './types';

interface AppFormProps {
	app: App;
	shared: Apps;
	onSave: (
		network: TokenNetwork,
		id: string,
		secret: string | undefined
	) => Promise< void >;
	tell: ( message: string ) => void;
}

const NAMES: Record< TokenNetwork, () => string > = {
	facebook: () => __( 'Facebook app', 'vitrine' ),
	instagram: () => __( 'Instagram app', 'vitrine' ),
};

/** App ID and app secret of one network, and what its dashboard has to be told. */
export function AppForm( { app, shared, onSave, tell }: AppFormProps ) {
	const { network, isFixed } = app;
	const [ id, setId ] = useState( app.id );
	const [ secret, setSecret ] = useState( '' );
	const isOther = id.trim() !== app.id;
	const { isBusy, problem, submit } = useSubmit( async () => {
		// The secret of another app is of no use.
		await onSave(
			network,
			id.trim(),
			secret === '' && ! isOther ? undefined : secret.trim()
		);
		setSecret( '' );
		tell( __( 'Saved.', 'vitrine' ) );
	} );

	return (
		<form
			className="vitrine-app"
			autoComplete="off"
			aria-labelledby={ `vitrine-app-${ network }` }
			onSubmit={ ( event ) => void submit( event ) }
		>
			<h4 id={ `vitrine-app-${ network }` }>{ NAMES[ network ]() }</h4>
			{ problem && <ProblemNotice problem={ problem } /> }
			{ isFixed ? (
				<p className="vitrine-muted">
					{ __(
						'Its ID and secret are defined in wp-config.php.',
						'vitrine'
					) }
				</p>
			) : (
				<Fields
					app={ app }
					id={ id }
					secret={ secret }
					isKept={ app.hasSecret && ! isOther }
					isBusy={ isBusy }
					isReady={ isOther || secret !== '' }
					onId={ setId }
					onSecret={ setSecret }
				/>
			) }
			<CopyField
				label={ __( 'Valid OAuth redirect URI', 'vitrine' ) }
				value={ shared.redirect }
			/>
			<CopyField
				label={ __( 'Webhooks: callback URL', 'vitrine' ) }
				value={ app.webhook }
			/>
			<CopyField
				label={ __( 'Webhooks: verify token', 'vitrine' ) }
				value={ shared.verifyToken }
			/>
		</form>
	);
}

interface FieldsProps {
	app: App;
	id: string;
	secret: string;
	/** Whether the secret that is stored belongs to this ID. */
	isKept: boolean;
	isBusy: boolean;
	/** Whether there is something to save. */
	isReady: boolean;
	onId: ( value: string ) => void;
	onSecret: ( value: string ) => void;
}

/** What is filled in. */
const Fields = ( {
	app,
	id,
	secret,
	isKept,
	isBusy,
	isReady,
	onId,
	onSecret,
}: FieldsProps ) => (
	<>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={
				app.network === 'facebook'
					? __( 'App ID', 'vitrine' )
					: __( 'Instagram app ID', 'vitrine' )
			}
			inputMode="numeric"
			dir="ltr"
			value={ id }
			onChange={ onId }
		/>
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={
				app.network === 'facebook'
					? __( 'App Secret', 'vitrine' )
					: __( 'Instagram App Secret', 'vitrine' )
			}
			type="password"
			autoComplete="off"
			data-1p-ignore="true"
			data-lpignore="true"
			spellCheck={ false }
			dir="ltr"
			help={
				isKept
					? __(
							'Already saved. Enter a new value only to replace it.',
							'vitrine'
						)
					: __( 'Stored encrypted and never shown again.', 'vitrine' )
			}
			value={ secret }
			onChange={ onSecret }
		/>
		<div>
			<Button
				variant="secondary"
				type="submit"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy || ! isReady }
				accessibleWhenDisabled
			>
				{ __( 'Save', 'vitrine' ) }
			</Button>
		</div>
	</>
);
