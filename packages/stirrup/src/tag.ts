import { files, table } from 'stirrup:table';
import { startListed } from './start-listed.ts';

startListed(table, files);
