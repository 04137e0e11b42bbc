/** The contract's call keys and bodies, by type only: no schema library reaches the browser through a line. */
import type { CallKey, InputOf, OutputOf } from '@emsal/api/calls/table';

export type { CallKey, InputOf, OutputOf };
