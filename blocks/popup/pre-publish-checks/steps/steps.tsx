import { RadioControl } from '@wordpress/components';
import { PluginPrePublishPanel } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import {
	answerOf,
	answersTo,
	ownAnswer,
	partOf,
	type Question,
} from '../../rules/answers';
import type { EditedPopup } from '../use-popup';

const OWN = 'own';

const names = (): Record< Question, string > => ( {
	where: __( 'Where', 'vitrine' ),
	who: __( 'Who', 'vitrine' ),
	when: __( 'When', 'vitrine' ),
} );

const helps = (): Record< Question, string > => ( {
	where: __( 'The pages where this popup can open.', 'vitrine' ),
	who: __( 'The visitors who see it, and how often.', 'vitrine' ),
	when: __( 'What makes it open.', 'vitrine' ),
} );

interface StepProps {
	question: Question;
	popup: EditedPopup;
}

/**
 * One of the three questions before a popup is published. Whoever wants another answer than these finds all of them in the block's settings.
 *
 * @param props          What to show.
 * @param props.question The question.
 * @param props.popup    The popup.
 */
export function PublishStep( { question, popup }: StepProps ) {
	const { attributes } = popup.block;
	const answers = answersTo( question );
	const value = answerOf( question, attributes ) || OWN;
	// Whoever tries another answer can go back.
	const own = useRef< Record< string, unknown > | null >( null );
	if ( value === OWN ) {
		own.current = partOf( question, attributes );
	}
	const ownLabel =
		own.current &&
		sprintf(
			/* translators: %s: what was chosen, such as "2 display conditions". */
			__( 'Custom: %s', 'vitrine' ),
			ownAnswer( question, own.current )
		);
	const label =
		answers.find( ( answer ) => answer.value === value )?.label ??
		ownLabel ??
		'';
	const name = names()[ question ];
	return (
		<PluginPrePublishPanel
			className={ `vitrine-popup-step is-${ question }` }
			title={
				<>
					{ name }
					{ ': ' }
					<span className="editor-post-publish-panel__link">
						{ label }
					</span>
				</>
			}
			initialOpen
		>
			<RadioControl
				label={ name }
				hideLabelFromVision
				help={ helps()[ question ] }
				selected={ value }
				options={ [
					...( ownLabel ? [ { value: OWN, label: ownLabel } ] : [] ),
					...answers,
				].map( ( { value: one, label: words } ) => ( {
					value: one,
					label: words,
				} ) ) }
				onChange={ ( chosen ) =>
					popup.change(
						( chosen === OWN
							? own.current
							: answers.find(
									( answer ) => answer.value === chosen
								)?.attributes ) ?? {}
					)
				}
			/>
		</PluginPrePublishPanel>
	);
}
