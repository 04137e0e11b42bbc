/** The store's API for remotes: only the parts of Redux Toolkit and react-redux that are used, because every visitor downloads them all. */
export { combineSlices, configureStore, createAction, createSlice, nanoid, original } from '@reduxjs/toolkit';
export type {
  Action,
  PayloadAction,
  Reducer,
  Slice,
  Store,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
