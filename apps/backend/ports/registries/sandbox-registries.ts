/** Identity, address, vehicle and policy registries, which the sandbox provides under one URL. */
import { openRegistries } from '@emsal/registries/client';
import type { RegistryPort } from '../ports';

/** @param url of the provider, e.g. `http://127.0.0.1:4300` */
export const sandboxRegistries = (url: string): RegistryPort => openRegistries({ baseUrl: `${url}/registries` });
