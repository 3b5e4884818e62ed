import { listenForShares } from '../../frontend/share-buttons/shares';

listenForShares();
