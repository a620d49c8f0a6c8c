// @vitest-environment jsdom
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { gameById } from '../index.ts';

keepsContract(gameById('bioscoop2')!);
