/** The store as remotes see it: the parts of Redux Toolkit and react-redux that are used, because every visitor loads all of them. */
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
