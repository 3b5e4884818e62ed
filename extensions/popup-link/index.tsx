/**
 * The control that lets links and buttons open popups: in the toolbar and settings of every block that has one, and in running text.
 *
 * A script of its own, because it adds itself to the blocks of others (php/Popup/Links/LinkBlocks.php).
 */
import { registerFormatType } from '@wordpress/rich-text';
import { extendBlocks } from '../extend-blocks';
import { isComplete, readAction } from './action';
import { linkBlock } from './blocks';
import { Control } from './control';
import './editor.scss';
import { format } from './format';

extendBlocks< Record< string, unknown > >( {
	name: 'vitrine/popup-link',
	has: ( name ) => Boolean( linkBlock( name ) ),
	attributes: {
		vitrinePopup: { type: 'object' },
		vitrinePopupGoal: { type: 'boolean' },
	},
	Controls: ( props ) => (
		<Control { ...props } block={ linkBlock( props.name )! } />
	),
	look: ( { vitrinePopup, vitrinePopupGoal } ) => ( {
		classes: [
			...( isComplete( readAction( vitrinePopup ) )
				? [ 'has-vitrine-popup' ]
				: [] ),
			...( vitrinePopupGoal === true
				? [ 'has-vitrine-popup-goal' ]
				: [] ),
		],
	} ),
} );

const { name, ...settings } = format;
registerFormatType( name, settings as never );
