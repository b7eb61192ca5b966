/** What is wrong with the environment, in a sentence for the person who started the server, or one a line. */
export class ConfigError extends Error {}
