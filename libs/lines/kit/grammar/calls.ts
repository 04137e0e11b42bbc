/** The API's call keys and bodies, as types only, so that no schema library reaches the browser through a line. */
import type { CallKey, InputOf, OutputOf } from '@emsal/api/calls/table';

export type { CallKey, InputOf, OutputOf };
