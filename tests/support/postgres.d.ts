/** A Postgres of our own, on an empty database, gone without a trace when stopped. */
export interface Postgres {
    /** Address of the empty database. */
    url: string;
    /** Version, as the program gives it. */
    version: string;
    /** The process whose children serve the connections. */
    pid: number | undefined;
    /** Stops the server as an operator does, cutting every connection, and starts it on the same port after `awayMs`. */
    restart: (awayMs?: number) => Promise<void>;
    /** Stops the server and removes its folder. */
    stop: () => Promise<void>;
}
/** Folder with `initdb` and `postgres`: the newest of Debian's, else what PATH has; null when this machine has none. */
export declare function findPostgres(): string | null;
/**
 * Starts Postgres from the binaries in `bin`, in a temporary folder and on a free port of the loopback address.
 *
 * Nothing is flushed to the disk (`fsync=off`): the cluster is thrown away, and a killed process, unlike a lost machine, loses nothing by it.
 */
export declare function startPostgres(bin: string): Promise<Postgres>;
