import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { defaultsOf } from '@vitrine/editor';
import { readAttributes } from '../../frontend/render/schema';
import type { SignUpAttributes } from './attributes.gen';
import metadata from './block.json';
import { SignUpSettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< SignUpAttributes >( schema );

/** Attributes, with those of core's color support. */
type Styled = SignUpAttributes & {
	style?: {
		elements?: {
			button?: {
				color?: Partial<
					Record< 'text' | 'background' | 'gradient', string >
				>;
			};
		};
	};
};

/** Classes of the colors of the button. Twin: SignUpModule::button_class() in PHP. */
function buttonClass( { style }: Styled ): string {
	const { text, background, gradient } = style?.elements?.button?.color ?? {};
	return (
		( text ? ' has-text-color' : '' ) +
		( background || gradient ? ' has-background' : '' )
	);
}

/** Class of a part of the form. */
const part = ( name: string ) => `wp-block-vitrine-sign-up__${ name }`;

/**
 * The block in the editor: the form that visitors see, whose words are written in place. Twin: render.php.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< SignUpAttributes > ) {
	const read = readAttributes< SignUpAttributes >( schema, attributes );
	const blockProps = useBlockProps( {
		className: `is-layout-${ read.layout }${
			read.showName ? ' has-name' : ''
		}`,
	} );
	return (
		<>
			<SignUpSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<div { ...blockProps }>
				<div className={ part( 'form' ) }>
					<div className={ part( 'fields' ) }>
						{ read.showName && (
							<div className={ part( 'field' ) }>
								<span className={ part( 'label' ) }>
									{ __( 'Name (optional)', 'vitrine' ) }
								</span>
								<Field type="text" />
							</div>
						) }
						<div className={ part( 'field' ) }>
							<RichText
								identifier="emailLabel"
								tagName="span"
								className={ part( 'label' ) }
								aria-label={ __( 'Label', 'vitrine' ) }
								placeholder={ __( 'Email address', 'vitrine' ) }
								allowedFormats={ [] }
								disableLineBreaks
								value={ read.emailLabel }
								onChange={ ( emailLabel: string ) =>
									setAttributes( { emailLabel } )
								}
							/>
							<Field type="email" />
						</div>
						{ read.askConsent && (
							<Consent
								value={ read.consentText }
								onChange={ ( consentText ) =>
									setAttributes( { consentText } )
								}
							/>
						) }
						<div
							className={ `${ part( 'submit' ) } wp-block-button` }
						>
							<RichText
								identifier="buttonText"
								tagName="span"
								className={ `${ part(
									'button'
								) } wp-block-button__link wp-element-button${ buttonClass( attributes ) }` }
								aria-label={ __( 'Button text', 'vitrine' ) }
								placeholder={ __( 'Sign up', 'vitrine' ) }
								allowedFormats={ [] }
								disableLineBreaks
								value={ read.buttonText }
								onChange={ ( buttonText: string ) =>
									setAttributes( { buttonText } )
								}
							/>
						</div>
					</div>
				</div>
			</div>
		</>
	);
}

/**
 * A field that looks as visitors see it, and takes no text.
 *
 * @param props      What to show.
 * @param props.type Its type.
 */
const Field = ( { type }: { type: string } ) => (
	<input
		className={ part( 'input' ) }
		type={ type }
		readOnly
		tabIndex={ -1 }
		aria-hidden="true"
	/>
);

/**
 * The box, and what visitors agree to.
 *
 * @param props          What to show.
 * @param props.value    The text, as HTML.
 * @param props.onChange Gets another one.
 */
function Consent( {
	value,
	onChange,
}: {
	value: string;
	onChange: ( html: string ) => void;
} ) {
	return (
		<div className={ part( 'consent' ) }>
			<input
				type="checkbox"
				checked={ false }
				readOnly
				tabIndex={ -1 }
				aria-hidden="true"
			/>
			<RichText
				identifier="consentText"
				tagName="span"
				aria-label={ __( 'Consent text', 'vitrine' ) }
				placeholder={ __(
					'I agree to receive emails. I can unsubscribe at any time.',
					'vitrine'
				) }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
				value={ value }
				onChange={ onChange }
			/>
		</div>
	);
}
