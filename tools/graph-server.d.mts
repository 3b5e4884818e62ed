export const graphScript: string;
export function graphServer( options?: {
	port?: number;
} ): Promise< { url: string; stop: () => Promise< void > } >;
