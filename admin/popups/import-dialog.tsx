import {
	Button,
	CheckboxControl,
	DropZone,
	FormFileUpload,
	Modal,
	TextareaControl,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';
import { importPopups, toImportProblem, type Wanted } from './import';
import { Refusal, Results } from './results';
import type { ImportOptions, Imported, ImportProblem } from './types';

interface DialogProps extends ImportOptions {
	onClose: () => void;
}

const TYPES = '.json,.xml,application/json,text/xml,application/xml';

/** Drop a file, choose one, paste its text, or take what another plugin has left here. */
export function ImportDialog( {
	found,
	mayTrust,
	largest,
	onClose,
}: DialogProps ) {
	const state = useImport( largest );
	const { popups } = state;

	const close = () => {
		onClose();
		// The list does not know of them yet.
		if ( popups ) {
			window.location.reload();
		}
	};

	return (
		<Modal
			title={ __( 'Import popups', 'vitrine' ) }
			size="medium"
			className="vitrine-import"
			onRequestClose={ close }
		>
			{ popups ? (
				<>
					<Results popups={ popups } />
					<div className="vitrine-import__buttons">
						<Button
							variant="primary"
							__next40pxDefaultSize
							onClick={ close }
						>
							{ __( 'Done', 'vitrine' ) }
						</Button>
					</div>
				</>
			) : (
				<ImportForm
					state={ state }
					found={ found }
					mayTrust={ mayTrust }
				/>
			) }
		</Modal>
	);
}

interface FormProps extends Pick< ImportOptions, 'found' | 'mayTrust' > {
	state: ReturnType< typeof useImport >;
}

/** What is imported, and how. */
function ImportForm( { state, found, mayTrust }: FormProps ) {
	const { text, setText, name, isBusy, problem, run, read } = state;
	const { isTrusted, setTrusted } = state;
	return (
		<form
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( text.trim() !== '' && ! isBusy ) {
					void run( { file: text, name } );
				}
			} }
		>
			<p>
				{ __(
					'Choose a file exported from Vitrine, Elementor Pro (a popup template), or Popup Maker (WordPress export files work, too). Popups are imported as drafts, and you will see anything that could not be imported.',
					'vitrine'
				) }
			</p>
			<FileField
				name={ name }
				onChoose={ ( files ) => void read( files ) }
			/>
			<TextareaControl
				label={ __( 'Or paste its contents', 'vitrine' ) }
				value={ text }
				rows={ 6 }
				spellCheck={ false }
				onChange={ setText }
			/>
			{ mayTrust && (
				<CheckboxControl
					label={ __(
						'I trust this file: keep its scripts and iframes',
						'vitrine'
					) }
					checked={ isTrusted }
					onChange={ setTrusted }
				/>
			) }
			{ problem && <Refusal { ...problem } /> }
			<div className="vitrine-import__buttons">
				<Sources
					found={ found }
					isBusy={ isBusy }
					onTake={ ( source ) => void run( { source } ) }
				/>
				<Button
					variant="primary"
					type="submit"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy || text.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Import', 'vitrine' ) }
				</Button>
			</div>
		</form>
	);
}

/**
 * A file and what becomes of it.
 *
 * @param largest Bytes that a file may have.
 */
function useImport( largest: number ) {
	const [ text, setText ] = useState( '' );
	const [ name, setName ] = useState( '' );
	const [ isTrusted, setTrusted ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ImportProblem | null >( null );
	const [ popups, setPopups ] = useState< Imported[] | null >( null );

	const run = async ( wanted: Omit< Wanted, 'trusted' > ) => {
		setBusy( true );
		setProblem( null );
		try {
			const imported = await importPopups( {
				...wanted,
				trusted: isTrusted,
			} );
			setPopups( imported );
			speak( __( 'Popups imported as drafts.', 'vitrine' ) );
		} catch ( thrown ) {
			setProblem( toImportProblem( thrown ) );
		}
		setBusy( false );
	};

	const read = async ( files: Iterable< File > ) => {
		const [ file ] = files;
		if ( ! file || isBusy ) {
			return;
		}
		if ( file.size > largest ) {
			setProblem( {
				message: __( 'This file is larger than 1 MB.', 'vitrine' ),
				remedy: __( 'Export fewer popups at once.', 'vitrine' ),
				faults: [],
			} );
			return;
		}
		setName( file.name );
		setText( await file.text() );
		setProblem( null );
	};

	return {
		text,
		/** Of the file that was read, '' = the text was pasted. */
		name,
		setText: ( value: string ) => {
			setText( value );
			setName( '' );
		},
		isTrusted,
		setTrusted,
		isBusy,
		problem,
		/** What was imported, null = nothing yet. */
		popups,
		run,
		read,
	};
}

interface FileFieldProps {
	/** Of the chosen file. */
	name: string;
	onChoose: ( files: Iterable< File > ) => void;
}

/** Drops a file, or chooses one. */
const FileField = ( { name, onChoose }: FileFieldProps ) => (
	<div className="vitrine-import__file">
		<DropZone
			label={ __( 'Drop the file here', 'vitrine' ) }
			onFilesDrop={ ( files ) => onChoose( files ) }
		/>
		<FormFileUpload
			accept={ TYPES }
			onChange={ ( { currentTarget } ) =>
				onChoose( currentTarget.files ?? [] )
			}
			render={ ( { openFileDialog } ) => (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ openFileDialog }
				>
					{ __( 'Choose file', 'vitrine' ) }
				</Button>
			) }
		/>
		<span>
			{ name || __( 'or drop it here (maximum 1 MB)', 'vitrine' ) }
		</span>
	</div>
);

/** A plugin that has left popups. */
type Source = keyof ImportOptions[ 'found' ];

interface SourcesProps extends Pick< ImportOptions, 'found' > {
	isBusy: boolean;
	onTake: ( source: Source ) => void;
}

/** What other plugins have left on this site. */
function Sources( { found, isBusy, onTake }: SourcesProps ) {
	const maker = found[ 'popup-maker' ] ?? 0;
	const elementor = found.elementor ?? 0;
	const take = ( source: Source, label: string ) =>
		found[ source ] && (
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => onTake( source ) }
			>
				{ label }
			</Button>
		);
	return (
		<>
			{ take(
				'popup-maker',
				sprintf(
					/* translators: %d: a number. */
					_n(
						'Import %d popup from Popup Maker',
						'Import %d popups from Popup Maker',
						maker,
						'vitrine'
					),
					maker
				)
			) }
			{ take(
				'elementor',
				sprintf(
					/* translators: %d: a number. */
					_n(
						'Import %d popup from Elementor',
						'Import %d popups from Elementor',
						elementor,
						'vitrine'
					),
					elementor
				)
			) }
		</>
	);
}
