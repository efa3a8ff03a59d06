/** The parameters of a path: `/services/:serviceId` gives `{ serviceId }`. */
export type PageParams = Readonly<Record<string, string | undefined>>;
