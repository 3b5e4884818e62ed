/** A block as the editor has it; of a synced pattern with the blocks in it. */
export interface GuardedBlock {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
	innerBlocks: readonly GuardedBlock[];
}
