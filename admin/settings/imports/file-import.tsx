import { BaseControl, Button, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState, type RefObject } from 'react';

import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import * as api from './api';
import { FileReport } from './file-report';
import type { Report } from './types';

interface FileImportProps {
	tell: ( message: string ) => void;
	/** Shows the import in the list of accounts, where it goes on. */
	onImported: () => Promise< unknown >;
}

const withoutEnding = ( name: string ) => name.replace( /\.[a-z]{2,5}$/i, '' );

const begun = ( posts: number ) =>
	sprintf(
		/* translators: %d: number of posts. */
		_n(
			'%d post is being imported.',
			'%d posts are being imported.',
			posts,
			'vitrine'
		),
		posts
	);

/** Posts of a file: first what is understood of it, then the import. */
export function FileImport( { tell, onImported }: FileImportProps ) {
	const [ file, setFile ] = useState< File | null >( null );
	const [ name, setName ] = useState( '' );
	const [ report, setReport ] = useState< Report | null >( null );
	const input = useRef< HTMLInputElement >( null );

	const choose = ( chosen: File | null ) => {
		setFile( chosen );
		setReport( null );
		setProblem( null );
		setName( chosen ? withoutEnding( chosen.name ) : '' );
	};

	const { isBusy, problem, setProblem, submit } = useSubmit( async () => {
		if ( ! file ) {
			return;
		}

		if ( ! report ) {
			setReport( await api.preview( file ) );
			return;
		}

		const { posts } = await api.importFile( file, name );

		if ( input.current ) {
			input.current.value = '';
			input.current.focus();
		}

		choose( null );
		tell( begun( posts ) );
		await onImported();
	} );

	return (
		<form
			className="vitrine-card vitrine-import"
			onSubmit={ ( event ) => void submit( event ) }
		>
			<h3>{ __( 'Posts from a file', 'vitrine' ) }</h3>
			<Help />
			<FileField inputRef={ input } onChoose={ choose } />
			{ problem && (
				<ProblemNotice
					about={ __( 'The file could not be imported.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			<FileReport report={ report } />
			{ report && report.posts > 0 && (
				<NameField name={ name } onChange={ setName } />
			) }
			{ report?.posts !== 0 && (
				<Button
					variant={ report ? 'primary' : 'secondary' }
					type="submit"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy || ! file }
					accessibleWhenDisabled
				>
					{ report
						? __( 'Import posts', 'vitrine' )
						: __( 'Check file', 'vitrine' ) }
				</Button>
			) }
		</form>
	);
}

interface FileFieldProps {
	inputRef: RefObject< HTMLInputElement >;
	onChoose: ( file: File | null ) => void;
}

/** The browser's own field: it is known, and needs no words. */
const FileField = ( { inputRef, onChoose }: FileFieldProps ) => (
	<BaseControl
		__nextHasNoMarginBottom
		className="vitrine-import__file"
		id="vitrine-import-file"
		label={ __( 'File', 'vitrine' ) }
	>
		<input
			ref={ inputRef }
			id="vitrine-import-file"
			type="file"
			accept=".csv,.tsv,.txt,.json,.xml,.rss,.atom"
			required
			onChange={ ( { target } ) =>
				onChoose( target.files?.[ 0 ] ?? null )
			}
		/>
	</BaseControl>
);

interface NameFieldProps {
	name: string;
	onChange: ( name: string ) => void;
}

const NameField = ( { name, onChange }: NameFieldProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		required
		maxLength={ 191 }
		label={ __( 'Import name', 'vitrine' ) }
		help={ __(
			'The import appears under this name in the list of accounts. To add posts from another file, use the same name: nothing is imported twice.',
			'vitrine'
		) }
		value={ name }
		onChange={ onChange }
	/>
);

/** What files are taken, and how one comes by them. */
const Help = () => (
	<>
		<p className="vitrine-muted">
			{ __(
				'Facebook shut down its Groups API in April 2024, so plugins can no longer read group posts. You can import posts that you saved from a group, or from anywhere else, as a CSV, JSON, RSS, or Atom file.',
				'vitrine'
			) }
		</p>
		<details>
			<summary>{ __( 'How to get a file', 'vitrine' ) }</summary>
			<ul>
				<li>
					{ __(
						'From Facebook: in your Facebook settings, download your information as JSON, unzip it, and import the JSON file with your posts. It contains only what you wrote yourself.',
						'vitrine'
					) }
				</li>
				<li>
					{ __(
						'From a spreadsheet: save it as CSV in UTF-8. The first row names the columns: id, date, title, text, author, author_link, link, pictures, likes, comments, shares. Only one of text, title, or pictures is required.',
						'vitrine'
					) }
				</li>
				<li>
					{ __(
						'From another website or tool: save its RSS feed or JSON export.',
						'vitrine'
					) }
				</li>
			</ul>
		</details>
	</>
);
