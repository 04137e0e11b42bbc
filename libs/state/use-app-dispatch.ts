import { useDispatch } from '@emsal/platform/store';
import type { AppDispatch } from './store';

/** Dispatches actions, and thunks with their own result type. */
export const useAppDispatch = (): AppDispatch & ReturnType<typeof useDispatch> => useDispatch();
