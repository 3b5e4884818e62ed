import { __, sprintf } from '@wordpress/i18n';

import { SourcePicture } from './sources/source-picture';
import { ToneText } from './sources/source-status';
import type { Feature, Source } from './types';
import { listText, sourceTitle, type Tone } from './strings';

/** What the token of a source lets a feature do, in words. */
export function featureText( { missing, refused }: Feature ): {
	text: string;
	tone: Tone;
} {
	if ( refused !== null && ! missing?.length ) {
		return {
			text: sprintf(
				/* translators: %d: number of an error of Facebook or Instagram. */
				__(
					'Denied by the network at the last refresh (%d)',
					'vitrine'
				),
				refused
			),
			tone: 'warning',
		};
	}
	if ( missing === null ) {
		return { text: __( 'Permission unknown', 'vitrine' ), tone: 'unknown' };
	}

	return missing.length === 0
		? { text: __( 'Allowed', 'vitrine' ), tone: 'good' }
		: {
				text: sprintf(
					/* translators: %s: names of permissions of Facebook or Instagram, such as "pages_read_user_content". */
					__( 'Missing: %s', 'vitrine' ),
					listText( missing )
				),
				tone: 'warning',
			};
}

interface FeaturesProps {
	sources: Source[];
}

/** Which feature of which account lacks which permission. */
export function Features( { sources }: FeaturesProps ) {
	return (
		<section
			className="vitrine-features"
			aria-labelledby="vitrine-features"
		>
			<h2 id="vitrine-features">{ __( 'Permissions', 'vitrine' ) }</h2>
			<ul className="vitrine-features__sources">
				{ sources.map( ( source ) => (
					<li key={ source.id } className="vitrine-card">
						<h3 className="vitrine-features__name">
							<SourcePicture source={ source } />
							{ sourceTitle( source ) }
						</h3>
						<dl className="vitrine-features__list">
							{ source.features.map( ( feature ) => {
								const { text, tone } = featureText( feature );

								return (
									<div key={ feature.name }>
										<dt>{ feature.label }</dt>
										<dd>
											<ToneText tone={ tone }>
												{ text }
											</ToneText>
										</dd>
									</div>
								);
							} ) }
						</dl>
						{ source.scopes === null && (
							<p className="vitrine-muted">
								{ __(
									'The network does not report this token’s permissions. You will see whether a feature works when you use it.',
									'vitrine'
								) }
							</p>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
