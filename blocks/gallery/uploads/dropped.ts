/** What was dropped, read to the end: files, and folders as the albums that become of them. Pure apart from reading. */
import { isMedia } from './uploads';

/** A folder with something in it that galleries show. */
export interface Folder {
	name: string;
	files: File[];
	folders: Folder[];
}

export interface Dropped {
	/** Files beside the folders. */
	files: File[];
	folders: Folder[];
	/** Whether something was left out: too much, too deep, or not to be read. */
	isCut: boolean;
}

/** A drop takes as many files as this, of folders as deep as this. */
export const MAX_FILES = 500;
export const MAX_DEPTH = 5;

/** Files and folders that are looked at: whoever drops a whole disk does not wait for it. */
const MAX_ENTRIES = 5000;

const byName = new Intl.Collator( undefined, { numeric: true } );

/**
 * Files and folders of a drop. They are gone once its event is over.
 *
 * @param data What was dropped.
 */
export const entriesOf = ( data: DataTransfer ): FileSystemEntry[] =>
	Array.from( data.items ).flatMap(
		( item ) => item.webkitGetAsEntry() ?? []
	);

export const isFolder = (
	entry: FileSystemEntry
): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * Every file of a folder and of those below it.
 *
 * @param folder The folder.
 */
export const filesOf = ( { files, folders }: Folder ): File[] => [
	...files,
	...folders.flatMap( filesOf ),
];

/**
 * Reads folders to the end. What is hidden, and what is neither a picture nor a video, is left out in silence.
 *
 * @param entries What was dropped.
 */
export async function readDropped(
	entries: readonly FileSystemEntry[]
): Promise< Dropped > {
	let files = 0;
	let looks = 0;
	let isCut = false;
	const read = async (
		name: string,
		children: readonly FileSystemEntry[],
		depth: number
	): Promise< Folder > => {
		const folder: Folder = { name, files: [], folders: [] };
		const sorted = children
			.filter( ( child ) => ! child.name.startsWith( '.' ) )
			.sort( ( one, other ) => byName.compare( one.name, other.name ) );
		for ( const child of sorted ) {
			if ( files >= MAX_FILES || looks >= MAX_ENTRIES ) {
				isCut = true;
				break;
			}
			looks++;
			try {
				if ( ! isFolder( child ) ) {
					const file = await fileOf( child as FileSystemFileEntry );
					if ( isMedia( file ) ) {
						files++;
						folder.files.push( file );
					}
				} else if ( depth >= MAX_DEPTH ) {
					isCut = true;
				} else {
					const below = await read(
						child.name,
						await childrenOf( child ),
						depth + 1
					);
					if ( below.files.length + below.folders.length > 0 ) {
						folder.folders.push( below );
					}
				}
			} catch {
				isCut = true;
			}
		}
		return folder;
	};
	const { files: loose, folders } = await read( '', entries, 0 );
	return { files: loose, folders, isCut };
}

const fileOf = ( entry: FileSystemFileEntry ): Promise< File > =>
	new Promise( ( resolve, reject ) => entry.file( resolve, reject ) );

async function childrenOf(
	folder: FileSystemDirectoryEntry
): Promise< FileSystemEntry[] > {
	const reader = folder.createReader();
	const children: FileSystemEntry[] = [];
	// Browsers hand them out by the hundred; nothing is the end.
	while ( children.length <= MAX_ENTRIES ) {
		const some = await new Promise< FileSystemEntry[] >(
			( resolve, reject ) => reader.readEntries( resolve, reject )
		);
		if ( some.length === 0 ) {
			break;
		}
		children.push( ...some );
	}
	return children;
}
