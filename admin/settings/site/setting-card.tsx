import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, type ReactNode } from 'react';

import { ProblemNotice } from '../notices/notices';
import type { useSetting } from './use-setting';

interface SettingCardProps< Value > {
	/** Of the section: links lead to it. */
	id: string;
	title: string;
	/** What is said where it could not be saved. */
	failure: string;
	setting: ReturnType< typeof useSetting< Value > >;
	/** Whether a button saves it; otherwise each change is saved. */
	hasButton?: boolean;
	/** The controls. */
	children: ( value: Value ) => ReactNode;
}

/** A setting of the site with its heading; nothing for those who may not change it. */
export const SettingCard = < Value, >( props: SettingCardProps< Value > ) => {
	const { value } = props.setting;

	return value === null ? null : (
		<Section { ...props }>{ props.children( value ) }</Section>
	);
};

type SectionProps = Omit<
	SettingCardProps< never >,
	'setting' | 'children'
> & {
	setting: Pick<
		ReturnType< typeof useSetting >,
		'isBusy' | 'problem' | 'submit'
	>;
	children: ReactNode;
};

/** The section around the controls. */
function Section( {
	id,
	title,
	failure,
	setting: { isBusy, problem, submit },
	hasButton = true,
	children,
}: SectionProps ) {
	const section = useRef< HTMLElement >( null );

	useEffect( () => {
		// The browser looked for it before it was there.
		if ( window.location.hash === `#${ id }` ) {
			section.current?.scrollIntoView();
		}
	}, [ id ] );

	return (
		<section
			id={ id }
			className="vitrine-settings vitrine-setting"
			aria-labelledby={ `${ id }-title` }
			ref={ section }
		>
			<h2 id={ `${ id }-title` } className="vitrine-settings__title">
				{ title }
			</h2>
			{ problem && (
				<ProblemNotice about={ failure } problem={ problem } />
			) }
			{ hasButton ? (
				<form
					className="vitrine-card"
					onSubmit={ ( event ) => void submit( event ) }
				>
					{ children }
					<Button
						variant="secondary"
						type="submit"
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
					>
						{ __( 'Save', 'vitrine' ) }
					</Button>
				</form>
			) : (
				<div className="vitrine-card">{ children }</div>
			) }
		</section>
	);
}
