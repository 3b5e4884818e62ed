import { Button, TextControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';

interface CopyFieldProps {
	label: string;
	value: string;
	help?: string;
}

/** Something to be copied into the app's dashboard. */
export function CopyField( { label, value, help }: CopyFieldProps ) {
	const field = useRef< HTMLInputElement >( null );

	const copy = async () => {
		try {
			await navigator.clipboard.writeText( value );
			speak( __( 'Copied.', 'vitrine' ) );
		} catch {
			// Browsers copy on secure pages only; there, one key is left to press.
			field.current?.focus();
			field.current?.select();
		}
	};

	return (
		<div className="vitrine-copy">
			<TextControl
				ref={ field }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				readOnly
				dir="ltr"
				value={ value }
				onChange={ () => {} }
				onFocus={ ( event ) => event.target.select() }
			/>
			<Button
				variant="secondary"
				onClick={ () => void copy() }
				__next40pxDefaultSize
				aria-label={ sprintf(
					/* translators: %s: what is copied, such as "Verify token". */
					__( 'Copy: %s', 'vitrine' ),
					label
				) }
			>
				{ __( 'Copy', 'vitrine' ) }
			</Button>
		</div>
	);
}
