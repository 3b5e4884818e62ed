import { speak } from '@wordpress/a11y';
import { TextControl } from '@wordpress/components';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

interface FaultyProps {
	label: string;
	help?: ReactNode;
	/** What is wrong, '' = nothing. */
	error: string;
	value: string;
	placeholder?: string | undefined;
	onChange: ( value: string ) => void;
}

/**
 * A line of text that says at once what is wrong with it.
 *
 * @param props             What to show.
 * @param props.label       Name of the field.
 * @param props.help        What it does.
 * @param props.error       What is wrong, '' = nothing.
 * @param props.value       The text.
 * @param props.placeholder An example.
 * @param props.onChange    Receives the text.
 */
export function FaultyText( {
	label,
	help,
	error,
	value,
	placeholder,
	onChange,
}: FaultyProps ) {
	useSpokenError( error );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className={ error ? 'vitrine-popup-faulty' : '' }
			aria-invalid={ error !== '' }
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={ false }
			label={ label }
			help={ error ? <FieldError>{ error }</FieldError> : help }
			placeholder={ placeholder }
			value={ value }
			onChange={ onChange }
		/>
	);
}

/**
 * What is wrong with the field above.
 *
 * @param props          What to show.
 * @param props.children The words.
 */
export function FieldError( { children }: { children: ReactNode } ) {
	return <span className="vitrine-popup-fault">{ children }</span>;
}

function useSpokenError( error: string ): void {
	useEffect( () => {
		// Not at every letter that somebody types.
		const timer = setTimeout( () => {
			if ( error ) {
				speak( error, 'assertive' );
			}
		}, 1000 );
		return () => clearTimeout( timer );
	}, [ error ] );
}
