import type { Config } from '../../config/config';

/** Below `/api`, which the edge passes on. */
export const mcpPath = '/mcp';

export const mcpAddress = ({ siteUrl }: Pick<Config, 'siteUrl'>): string => `${siteUrl}/api${mcpPath}`;
