import type { ShareButtonsView } from '../../frontend/render/share-buttons';
import type { ShareButtonsAttributes } from './attributes.gen';
import { serviceOf } from './services/offers';
import { wordsOf } from './services/words';

/**
 * What the canvas shows: the buttons stand in the page, and lead nowhere.
 *
 * @param read   Attributes within their bounds.
 * @param hasGap Whether the block has a gap of its own.
 */
export function viewOf(
	read: ShareButtonsAttributes,
	hasGap: boolean
): Omit< ShareButtonsView, 'label' > {
	const { show, colors, columns } = read;
	return {
		buttons: read.services.flatMap( ( { service: id, label } ) => {
			const service = serviceOf( id );
			const [ words, name ] = wordsOf( service );
			return service.closed
				? []
				: {
						service: id,
						name: label || name,
						label: label || words,
						color: service.color,
						icon: show === 'text' ? null : service.icon,
						url: '#',
						action: service.action ?? '',
					};
		} ),
		show,
		colors,
		columns,
		hasGap,
		floatDesktop: 'none',
		floatTablet: 'none',
		floatPhone: 'none',
	};
}
