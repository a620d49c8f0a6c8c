// @vitest-environment jsdom
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { keepsPace } from '../../engine/testing/contract/pace.ts';
import { gameById } from '../index.ts';

keepsContract(gameById('quizvraag')!);
keepsPace(gameById('quizvraag')!);
