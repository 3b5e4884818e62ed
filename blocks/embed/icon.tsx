import services from '../../frontend/render/share-buttons/services.json';

const { viewBox, path } = services.find(
	( { id } ) => id === 'facebook'
)!.icon;

/** Facebook's. */
export const icon = (
	<svg viewBox={ viewBox } width="24" height="24" aria-hidden="true">
		<path d={ path } />
	</svg>
);
