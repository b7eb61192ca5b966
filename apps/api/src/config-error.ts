/** Error in the environment. The message is for the person who starts the server; several errors are one a line. */
export class ConfigError extends Error {}
