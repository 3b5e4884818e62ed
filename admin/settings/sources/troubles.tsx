import type { Source } from '../types';
import { PictureProblem } from './picture-problem';
import { SourceError, SourceNotes } from './source-error';

interface TroublesProps {
	sources: Source[];
	/** Ids of the sources that this screen is refreshing. */
	refreshing: number[];
	onRefresh: ( source: Source ) => void;
	onReconnect: ( source: Source ) => void;
	onRetry: ( source: Source ) => void;
}

/** What is wrong with accounts, the worst first. */
export const Troubles = ( {
	sources,
	refreshing,
	onRefresh,
	onReconnect,
	onRetry,
}: TroublesProps ) => (
	<>
		{ sources.map( ( source ) => (
			<SourceError
				key={ source.id }
				source={ source }
				onRefresh={ onRefresh }
				onReconnect={ onReconnect }
			/>
		) ) }
		{ sources.map( ( source ) => (
			<SourceNotes key={ source.id } source={ source } />
		) ) }
		{ sources.map( ( source ) => (
			<PictureProblem
				key={ source.id }
				source={ source }
				isRefreshing={ refreshing.includes( source.id ) }
				onRetry={ onRetry }
			/>
		) ) }
	</>
);
