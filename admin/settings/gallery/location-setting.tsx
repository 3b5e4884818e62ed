import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ProblemNotice } from '../notices/notices';
import { isBoolean, optionSetting } from '../site/option-setting';
import { useSetting, type Tell } from '../site/use-setting';

const KEEP_LOCATION = optionSetting( 'vitrine_keep_location', isBoolean );

/** Whether the place of a photograph is kept: off, it is taken out of what visitors see and download. */
export function LocationSetting( { tell }: { tell: Tell } ) {
	const { value: keeps, problem, change } = useSetting( KEEP_LOCATION, tell );
	const label = __( 'Keep photo locations', 'vitrine' );

	return keeps === null ? null : (
		<>
			{ problem && <ProblemNotice about={ label } problem={ problem } /> }
			<div className="vitrine-card">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Cameras record where a photo or video was taken. When this is off, Vitrine removes the location from new uploads, the viewer, and downloads.',
						'vitrine'
					) }
					checked={ keeps }
					onChange={ ( keep ) => void change( keep ) }
				/>
			</div>
		</>
	);
}
