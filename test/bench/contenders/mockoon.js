// An environment file of Mockoon: a data bucket with records, and a CRUD route over it.
const uuid = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The environment that serves records of one resource under its name. */
export function mockoonEnvironment(resource, records) {
  const bucket = { uuid: uuid(1), id: 'data', name: resource, documentation: '', value: JSON.stringify(records) };
  const response = {
    uuid: uuid(2),
    body: '{}',
    latency: 0,
    statusCode: 200,
    label: '',
    headers: [],
    bodyType: 'DATABUCKET',
    filePath: '',
    databucketID: bucket.id,
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  };
  const route = {
    uuid: uuid(3),
    type: 'crud',
    documentation: '',
    method: '',
    endpoint: resource,
    responses: [response],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  };
  return {
    uuid: uuid(4),
    lastMigration: 33,
    name: resource,
    endpointPrefix: '',
    latency: 0,
    port: 3000,
    hostname: '127.0.0.1',
    folders: [],
    routes: [route],
    rootChildren: [{ type: 'route', uuid: route.uuid }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: {
      enabled: false,
      type: 'CERT',
      pfxPath: '',
      certPath: '',
      keyPath: '',
      caPath: '',
      passphrase: '',
    },
    cors: true,
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [bucket],
    callbacks: [],
  };
}
