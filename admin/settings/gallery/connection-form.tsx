import {
	Modal,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { Buttons } from '../buttons';
import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import { ProviderHelp } from './provider-help';
import type {
	Connection,
	ConnectionData,
	ProviderField,
	ProviderKind,
} from './types';
import { connectionTitle } from './strings';

interface ConnectionFormProps {
	/** Null: a new one. */
	connection: Connection | null;
	kinds: ProviderKind[];
	onSave: (
		connection: Connection | null,
		provider: string,
		data: ConnectionData
	) => Promise< void >;
	onDone: () => void;
	onClose: () => void;
}

interface FieldControlProps {
	field: ProviderField;
	isKept: boolean;
	/** The address is another one: what is kept is not sent there. */
	isMoved: boolean;
	value: string;
	onChange: ( value: string ) => void;
}

function FieldControl( {
	field,
	isKept,
	isMoved,
	value,
	onChange,
}: FieldControlProps ) {
	const isSecret = field.type === 'secret';
	const kept = isSecret && isKept && ! isMoved;
	const lost = isSecret && isKept && isMoved;

	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ field.label }
			type={
				{ secret: 'password', url: 'url', text: 'text' }[
					field.type
				] as 'text'
			}
			required={ field.required && ! kept }
			help={
				( kept &&
					__(
						'Already saved. Enter a new value only to replace it.',
						'vitrine'
					) ) ||
				( lost &&
					__(
						'The URL has changed. Enter this value again. For security, the saved value is only sent to the old URL.',
						'vitrine'
					) ) ||
				field.help
			}
			autoComplete="off"
			data-1p-ignore="true"
			data-lpignore="true"
			spellCheck={ false }
			dir="ltr"
			value={ value }
			onChange={ onChange }
		/>
	);
}

/** Adds a connection, or changes one. Keys live in the state of this component alone and are gone with it. */
export function ConnectionForm( {
	connection,
	kinds,
	onSave,
	onDone,
	onClose,
}: ConnectionFormProps ) {
	const [ provider, setProvider ] = useState(
		connection?.provider ?? kinds[ 0 ]?.id ?? ''
	);
	const [ name, setName ] = useState( connection?.name ?? '' );
	const [ direct, setDirect ] = useState( connection?.direct ?? false );
	const [ settings, setSettings ] = useState< Record< string, string > >(
		connection?.settings ?? {}
	);
	const kind = kinds.find( ( { id } ) => id === provider );
	const { isBusy, problem, setProblem, submit } = useSubmit( async () => {
		await onSave( connection, provider, { name, settings, direct } );
		onDone();
	} );

	return (
		<Modal
			title={ titleOf( connection ) }
			size="medium"
			className="vitrine-connect"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form
				className="vitrine-connect__form"
				autoComplete="off"
				onSubmit={ ( event ) => void submit( event ) }
			>
				{ problem && <ProblemNotice problem={ problem } /> }
				{ ! connection && (
					<ProviderControl
						kinds={ kinds }
						value={ provider }
						onChange={ ( value ) => {
							setProvider( value );
							setSettings( {} );
							setProblem( null );
						} }
					/>
				) }
				{ kind && <ProviderHelp kind={ kind } /> }
				<NameControl value={ name } onChange={ setName } />
				{ kind?.fields.map( ( field ) => (
					<FieldControl
						key={ `${ provider }-${ field.name }` }
						field={ field }
						isKept={ connection !== null }
						isMoved={ isMoved( connection, kind, settings ) }
						value={ settings[ field.name ] ?? '' }
						onChange={ ( value ) =>
							setSettings( ( before ) => ( {
								...before,
								[ field.name ]: value,
							} ) )
						}
					/>
				) ) }
				<DirectControl value={ direct } onChange={ setDirect } />
				<Buttons
					label={
						connection
							? __( 'Save', 'vitrine' )
							: __( 'Connect', 'vitrine' )
					}
					isBusy={ isBusy }
					isReady={ kind !== undefined }
					onClose={ onClose }
				/>
			</form>
		</Modal>
	);
}

const titleOf = ( connection: Connection | null ): string =>
	connection
		? sprintf(
				/* translators: %s: name of a connection. */
				__( 'Edit %s', 'vitrine' ),
				connectionTitle( connection )
			)
		: __( 'Connect a provider', 'vitrine' );

interface ProviderControlProps {
	kinds: ProviderKind[];
	value: string;
	onChange: ( value: string ) => void;
}

/** Which provider. */
const ProviderControl = ( {
	kinds,
	value,
	onChange,
}: ProviderControlProps ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Provider', 'vitrine' ) }
		value={ value }
		options={ kinds.map( ( { id, label } ) => ( { value: id, label } ) ) }
		onChange={ onChange }
	/>
);

/**
 * Whether the address of a connection is another one than it was. Twin: Connections::change() in PHP, which refuses.
 *
 * @param connection Null: a new one.
 * @param kind       Its provider.
 * @param settings   What the form says.
 */
const isMoved = (
	connection: Connection | null,
	kind: ProviderKind | undefined,
	settings: Record< string, string >
): boolean =>
	connection !== null &&
	( kind?.fields ?? [] ).some(
		( { name, type } ) =>
			type === 'url' &&
			( settings[ name ] ?? '' ).trim() !==
				( connection.settings[ name ] ?? '' )
	);

interface NameControlProps {
	value: string;
	onChange: ( value: string ) => void;
}

/** What the connection is called. */
const NameControl = ( { value, onChange }: NameControlProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Name', 'vitrine' ) }
		help={ __(
			'Shown to editors when they choose a connection.',
			'vitrine'
		) }
		value={ value }
		onChange={ onChange }
	/>
);

interface DirectControlProps {
	value: boolean;
	onChange: ( value: boolean ) => void;
}

/** Whether visitors load pictures from the provider. */
const DirectControl = ( { value, onChange }: DirectControlProps ) => (
	<ToggleControl
		__nextHasNoMarginBottom
		label={ __( 'Load images from the provider’s servers', 'vitrine' ) }
		help={ __(
			'When this is on, visitors’ browsers contact the provider, so mention it in your privacy policy. When off, this site serves its own copies.',
			'vitrine'
		) }
		checked={ value }
		onChange={ onChange }
	/>
);
