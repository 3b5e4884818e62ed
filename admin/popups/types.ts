/** What the server says of the list (php/Admin/PopupActions.php). */
export interface ImportOptions {
	/** Popups that other plugins have left on this site, by plugin. */
	found: { 'popup-maker'?: number; elementor?: number };
	/** Whether the user may write any code. */
	mayTrust: boolean;
	/** Greatest file, bytes. */
	largest: number;
}

/** One popup that was imported (php/Popup/Transfer/PopupImport.php). */
export interface Imported {
	id: number;
	title: string;
	/** Address of its editor. */
	edit: string;
	/** What was taken over, in words. */
	taken: string[];
	/** What was not. */
	left: string[];
}

/** Why nothing was imported. */
export interface ImportProblem {
	message: string;
	remedy: string | null;
	/** What is wrong with the file, each in words. */
	faults: string[];
}
