/** A queue of uploads: some at a time, each with its progress, each and all to be canceled. Pure apart from `send`. */

/** Files that travel at once; more only wait for each other. */
const AT_ONCE = 3;

/** Attachments are told together while more is coming: each time, the gallery is asked for and drawn anew; ms. */
const PAUSE = 2000;

export type UploadState =
	'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export interface Upload {
	key: number;
	name: string;
	state: UploadState;
	/** From 0 to 1. */
	progress: number;
	/** Of the attachment, when done. */
	id: number;
	/** Why it failed. */
	error: string;
}

/** Sends one file; resolves with the id of the attachment, rejects with an Error whose message people can read. */
export type Send = (
	file: File,
	signal: AbortSignal,
	onProgress: ( part: number ) => void
) => Promise< number >;

interface Job {
	upload: Upload;
	file: File;
	controller: AbortController;
	/** Whether the attachment has been told. */
	told: boolean;
}

export class Uploads {
	private jobs: Job[] = [];
	private next = 0;
	private delivered = -Infinity;
	private timer: ReturnType< typeof setTimeout > | undefined;

	/**
	 * @param send     Sends one file.
	 * @param onChange Hears of every change.
	 * @param onDone   Hears of attachments, in the order of the files.
	 * @param now      Time, ms.
	 */
	constructor(
		private readonly send: Send,
		private readonly onChange: ( uploads: Upload[] ) => void,
		private readonly onDone: ( ids: number[] ) => void,
		private readonly now: () => number = Date.now
	) {}

	add( files: File[] ): void {
		this.jobs = [
			...( this.isBusy() ? this.jobs : [] ),
			...files.map( ( file ): Job => ( {
				file,
				controller: new AbortController(),
				told: false,
				upload: {
					key: this.next++,
					name: file.name,
					state: 'waiting',
					progress: 0,
					id: 0,
					error: '',
				},
			} ) ),
		];
		this.pump();
	}

	cancel( key: number ): void {
		const job = this.jobs.find( ( { upload } ) => upload.key === key );
		if ( job && isOpen( job.upload ) ) {
			job.controller.abort();
			this.set( job, { state: 'cancelled' } );
			this.pump();
		}
	}

	cancelAll(): void {
		for ( const job of this.jobs.filter( ( { upload } ) =>
			isOpen( upload )
		) ) {
			job.controller.abort();
			job.upload = { ...job.upload, state: 'cancelled' };
		}
		this.tell();
		this.deliver();
	}

	/** Forgets what has failed, where nothing is open. */
	dismiss(): void {
		this.jobs = this.isBusy() ? this.jobs : [];
		this.tell();
	}

	private pump(): void {
		const sending = this.jobs.filter(
			( { upload } ) => upload.state === 'sending'
		).length;
		this.jobs
			.filter( ( { upload } ) => upload.state === 'waiting' )
			.slice( 0, Math.max( 0, AT_ONCE - sending ) )
			.forEach( ( job ) => this.start( job ) );
		this.tell();
		this.deliver();
	}

	private async start( job: Job ): Promise< void > {
		job.upload = { ...job.upload, state: 'sending' };
		try {
			const id = await this.send(
				job.file,
				job.controller.signal,
				( progress ) => this.set( job, { progress } )
			);
			if ( job.upload.state === 'sending' ) {
				this.set( job, { state: 'done', progress: 1, id } );
			}
		} catch ( error ) {
			if ( job.upload.state === 'sending' ) {
				this.set( job, {
					state: 'failed',
					error: error instanceof Error ? error.message : '',
				} );
			}
		}
		this.pump();
	}

	/**
	 * Attachments are told in the order of the files: a quick small file does not overtake.
	 * What is done is counted until all is; then only what has failed remains.
	 */
	private deliver(): void {
		const early = PAUSE - ( this.now() - this.delivered );
		if ( this.isBusy() && early > 0 ) {
			// A large file may take long to be the next one that is done.
			this.timer ??= setTimeout( () => {
				this.timer = undefined;
				this.deliver();
			}, early );
			return;
		}
		const open = this.jobs.findIndex( ( { upload } ) => isOpen( upload ) );
		const ready = this.jobs
			.slice( 0, open < 0 ? this.jobs.length : open )
			.filter(
				( { upload, told } ) => upload.state === 'done' && ! told
			);
		for ( const job of ready ) {
			job.told = true;
		}
		if ( ! this.isBusy() ) {
			this.jobs = this.jobs.filter(
				( { upload } ) => upload.state === 'failed'
			);
		}
		if ( ready.length > 0 ) {
			this.delivered = this.now();
			this.onDone( ready.map( ( { upload } ) => upload.id ) );
		}
		if ( ready.length > 0 || ! this.isBusy() ) {
			this.tell();
		}
	}

	private isBusy(): boolean {
		return this.jobs.some( ( { upload } ) => isOpen( upload ) );
	}

	private set( job: Job, changes: Partial< Upload > ): void {
		job.upload = { ...job.upload, ...changes };
		this.tell();
	}

	private tell(): void {
		this.onChange( this.jobs.map( ( { upload } ) => upload ) );
	}
}

export const isOpen = ( { state }: Pick< Upload, 'state' > ): boolean =>
	state === 'waiting' || state === 'sending';

/**
 * Whether galleries show a file.
 *
 * @param file The file.
 */
export const isMedia = ( { type }: File ): boolean =>
	/^(?:image|video)\//.test( type );
