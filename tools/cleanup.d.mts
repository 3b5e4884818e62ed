export function atEnd( task: () => void ): () => void;
export function endWithParent(): void;
