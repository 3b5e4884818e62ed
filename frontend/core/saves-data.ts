/** Whether the visitor has asked for less data: nothing that is heavy begins by itself then. */
export const savesData = (): boolean =>
	( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData === true;
