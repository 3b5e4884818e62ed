import {
	Button,
	Modal,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';

import { ProblemNotice } from '../notices/notices';
import { toProblem } from '../problem';
import type { Problem } from '../types';
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
						'It is kept. Fill in only to replace it.',
						'vitrine'
					) ) ||
				( lost &&
					__(
						'The address has changed. Fill it in again: the one that is kept was given for the old address and is not sent to another.',
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
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const kind = kinds.find( ( { id } ) => id === provider );
	// Twin: Connections::change() in PHP, which refuses.
	const isMoved =
		connection !== null &&
		( kind?.fields ?? [] ).some(
			( { name: field, type } ) =>
				type === 'url' &&
				( settings[ field ] ?? '' ).trim() !==
					( connection.settings[ field ] ?? '' )
		);

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setBusy( true );
		setProblem( null );
		try {
			await onSave( connection, provider, { name, settings, direct } );
			onDone();
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
			setBusy( false );
		}
	};

	return (
		<Modal
			title={
				connection
					? sprintf(
							/* translators: %s: name of a connection. */
							__( 'Edit %s', 'vitrine' ),
							connectionTitle( connection )
						)
					: __( 'Connect a provider', 'vitrine' )
			}
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
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Provider', 'vitrine' ) }
						value={ provider }
						options={ kinds.map( ( { id, label } ) => ( {
							value: id,
							label,
						} ) ) }
						onChange={ ( value ) => {
							setProvider( value );
							setSettings( {} );
							setProblem( null );
						} }
					/>
				) }
				{ kind && <ProviderHelp kind={ kind } /> }
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'vitrine' ) }
					help={ __(
						'Editors choose the connection by it.',
						'vitrine'
					) }
					value={ name }
					onChange={ setName }
				/>
				{ kind?.fields.map( ( field ) => (
					<FieldControl
						key={ `${ provider }-${ field.name }` }
						field={ field }
						isKept={ connection !== null }
						isMoved={ isMoved }
						value={ settings[ field.name ] ?? '' }
						onChange={ ( value ) =>
							setSettings( ( before ) => ( {
								...before,
								[ field.name ]: value,
							} ) )
						}
					/>
				) ) }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Load pictures from the provider’s host',
						'vitrine'
					) }
					help={ __(
						'Off, this site keeps copies and visitors contact nobody else. On, every visitor’s browser contacts the provider: say so in your privacy policy.',
						'vitrine'
					) }
					checked={ direct }
					onChange={ setDirect }
				/>
				<div className="vitrine-buttons">
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ onClose }
					>
						{ __( 'Cancel', 'vitrine' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy || ! kind }
						accessibleWhenDisabled
					>
						{ connection
							? __( 'Save', 'vitrine' )
							: __( 'Connect', 'vitrine' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
