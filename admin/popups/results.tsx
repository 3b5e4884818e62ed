import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Imported, ImportProblem } from './types';

/** What was imported, and what of it was not. */
export function Results( { popups }: { popups: Imported[] } ) {
	return (
		<div className="vitrine-import__results">
			<Notice status="success" isDismissible={ false }>
				{ sprintf(
					/* translators: %d: a number. */
					_n(
						'%d popup imported as a draft. Review it before you publish it.',
						'%d popups imported as drafts. Review them before you publish them.',
						popups.length,
						'vitrine'
					),
					popups.length
				) }
			</Notice>
			<ul className="vitrine-import__popups">
				{ popups.map( ( popup ) => (
					<li key={ popup.id }>
						<h3>
							<a href={ popup.edit }>
								{ popup.title || __( '(no title)', 'vitrine' ) }
							</a>
						</h3>
						<MessageList
							title={ __( 'Imported', 'vitrine' ) }
							words={ popup.taken }
						/>
						<MessageList
							title={ __( 'Not imported', 'vitrine' ) }
							words={ popup.left }
						/>
					</li>
				) ) }
			</ul>
		</div>
	);
}

/** Why nothing was imported. */
export function Refusal( { message, remedy, faults }: ImportProblem ) {
	return (
		<Notice status="error" isDismissible={ false }>
			<p>{ message }</p>
			{ faults.length > 0 && (
				<ul className="vitrine-import__faults">
					{ faults.map( ( fault ) => (
						<li key={ fault }>{ fault }</li>
					) ) }
				</ul>
			) }
			{ remedy && <p>{ remedy }</p> }
		</Notice>
	);
}

function MessageList( { title, words }: { title: string; words: string[] } ) {
	return words.length > 0 ? (
		<>
			<h4>{ title }</h4>
			<ul>
				{ words.map( ( word ) => (
					<li key={ word }>{ word }</li>
				) ) }
			</ul>
		</>
	) : null;
}
