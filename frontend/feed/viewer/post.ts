/** A post whose pictures the viewer shows. */
import type { ViewerItem } from '@vitrine/viewer';
import type { ViewedPost } from '../viewed-post';

export interface Post {
	id: string;
	/** Pictures on the page, the first ones. */
	images: HTMLImageElement[];
	/** How many pictures there are, probably; `known` has the truth. */
	count: number;
	/** Which of them plays at once, since it was pressed. */
	wanted?: number | undefined;
	/** Makes what plays a film, or undefined = the picture stands for none. */
	playerOf?: (
		item: ViewerItem,
		picture: number
	) => ViewerItem[ 'player' ] | undefined;
	/** What more there is of it. */
	load: () => Promise< ViewedPost >;
	/** Once it is loaded. */
	known?: ViewedPost;
}
