/** What was asked, for `GET /__log`. */

export class Journal {
	constructor() {
		this.now = 0;
		this.clear();
	}

	clear() {
		this.entries = [];
		this.highest = this.now;
		this.started = Date.now();
	}

	open( entry ) {
		this.now++;
		this.highest = Math.max( this.highest, this.now );
		const line = {
			...entry,
			at: new Date().toISOString(),
			ms: null,
			status: null,
			concurrent: this.now,
		};
		const begun = performance.now();
		this.entries.push( line );
		let closed = false;
		return {
			line,
			close: ( status ) => {
				if ( closed ) {
					return;
				}
				closed = true;
				this.now--;
				line.ms = Math.round( performance.now() - begun );
				line.status = status;
			},
		};
	}

	report() {
		const count = ( key ) => {
			const found = {};
			for ( const entry of this.entries ) {
				found[ entry[ key ] ] = ( found[ entry[ key ] ] ?? 0 ) + 1;
			}
			return found;
		};
		return {
			total: this.entries.length,
			api: this.entries.filter( ( entry ) => entry.kind === 'api' )
				.length,
			pictures: this.entries.filter(
				( entry ) => entry.kind === 'picture'
			).length,
			highestConcurrency: this.highest,
			byStatus: count( 'status' ),
			byPath: count( 'path' ),
			byToken: count( 'tokenLabel' ),
			requests: this.entries,
		};
	}
}
