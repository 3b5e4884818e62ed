import { ConversionSection } from './conversion-section';
import { DeletionSetting } from './deletion-setting';

interface LeavingSectionsProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** What helps whoever stops using the plugin. */
export const LeavingSections = ( { tell }: LeavingSectionsProps ) => (
	<>
		<ConversionSection tell={ tell } />
		<DeletionSetting tell={ tell } />
	</>
);
