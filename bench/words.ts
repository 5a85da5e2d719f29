/** The words that generated pages are made of. As in real text, new words become rarer as a site grows. */
interface Stock {
  /** Number of different words. */
  size: number;
  /** @param rank from 0, the commonest, to `size - 1` */
  wordAt(rank: number): string;
}

const roots =
  'build module output package bundle type file option format source entry config plugin style import export cache watch version server page browser runtime target declaration asset chunk alias script command result error warning folder project library compiler syntax dependency external minify workspace release resolve render stream token parser worker thread buffer socket header router layout widget theme color margin border signal event handler filter binding schema record field column table query cursor index shard segment bucket queue stack heap graph node edge tree branch leaf merge patch commit remote mirror proxy gateway cluster replica volume mount image layer registry manifest license banner footer shim polyfill macro loader transform visitor scope closure symbol literal template regular number string boolean array object promise iterator generator decorator interface generic union tuple enum namespace abstract static private public override constant variable function argument parameter return value default fallback timeout retry limit quota policy session cookie header digest cipher secret account profile locale plural calendar currency measure metric counter gauge histogram trace span sample report snapshot fixture mock assertion coverage benchmark budget threshold'
    .split(' ')
    .filter((root, index, all) => all.indexOf(root) === index);
const endings = ['s', 'ing', 'ed', 'er', 'able', 'less'];
const beginnings = ['re', 'un', 'pre', 'multi', 'sub', 'auto'];

const chineseRoots = [
  ...new Set(
    '构建 模块 产物 类型 文件 选项 格式 源码 入口 配置 插件 样式 导入 导出 缓存 监听 版本 服务 页面 浏览 运行 目标 声明 资源 分块 别名 脚本 命令 结果 错误 警告 目录 项目 编译 语法 依赖 外置 压缩 工作 发布 解析 渲染 数据 令牌 线程 缓冲 请求 响应 路由 布局 组件 主题 颜色 边框 信号 事件 处理 过滤 绑定 结构 记录 字段 表格 查询 游标 索引 片段 队列 节点 分支 合并 补丁 提交 远程 镜像 代理 网关 集群 副本 容量 挂载 图像 层级 仓库 清单 许可 说明 垫片 转换 访问 作用 闭包 符号 模板 数字 字符 布尔 数组 对象 承诺 迭代 生成 装饰 接口 泛型 联合 元组 枚举 命名 抽象 静态 私有 公开 覆盖 常量 变量 函数 参数 返回 默认 回退 超时 重试 限制 配额 策略 会话 摘要 加密 密钥 账户 语言 复数 日历 货币 测量 指标 计数 跟踪 采样 报告 快照 断言 基准 预算 阈值 打包 拆分 升级 迁移 调试 部署 安装 启动 停止 更新 删除 检查 验证 比较 排序 搜索 替换 格局 框架 工具 平台 环境 系统 网络 存储 内存 磁盘 性能 安全 质量 规范 标准 协议 地址 端口 域名 证书 权限 角色 用户 团队 社区 文档 教程 示例 指南 问题 方案 原因 影响 范围 阶段 步骤 流程 顺序 优先 条件 规则 约束 边界 兼容 支持 弃用 移除 新增 修复 优化 重构'.split(
      ' ',
    ),
  ),
];

/** Spreads the ranks behind the roots over all that can be made, so that neighbours in rank are not neighbours in the alphabet. */
const spread = (rank: number, size: number): number => (rank * 7_919 + 13) % size;

/** With an ending, or with a beginning and an ending or none. */
const derived = (endings.length + 1) * (beginnings.length + 1) - 1;

/** Real words, then what is derived from them, then two of them in one: `cache`, `caching`, `precached`, `cacheLimit`. */
export const english: Stock = {
  size: roots.length * (1 + derived + roots.length),
  wordAt(rank) {
    if (rank < roots.length) return roots[rank] ?? '';
    const place = spread(rank - roots.length, roots.length * (derived + roots.length));
    const root = roots[place % roots.length] ?? '';
    const form = Math.floor(place / roots.length);
    if (form >= derived) return joined(root, roots[form - derived] ?? '');
    const ending = endings[(form + 1) % (endings.length + 1)] ?? '';
    return (beginnings[Math.floor((form + 1) / (endings.length + 1)) - 1] ?? '') + withEnding(root, ending);
  },
};

const joined = (first: string, second: string): string => `${first}${second.charAt(0).toUpperCase()}${second.slice(1)}`;

const withEnding = (root: string, ending: string): string =>
  /^[aei]/.test(ending) && root.endsWith('e') ? root.slice(0, -1) + ending : root + ending;

/** Words of two characters, then two of them together, and every eighth a word in Latin letters: `构建`, `构建缓存`, `cacheLimit`. */
export const chinese: Stock = {
  size: chineseRoots.length * (1 + chineseRoots.length),
  wordAt(rank) {
    if (rank < chineseRoots.length) return chineseRoots[rank] ?? '';
    if (rank % 8 === 0) return ` ${english.wordAt(rank >> 3)} `;
    const place = spread(rank - chineseRoots.length, chineseRoots.length ** 2);
    const first = chineseRoots[place % chineseRoots.length] ?? '';
    return first + (chineseRoots[Math.floor(place / chineseRoots.length)] ?? '');
  },
};

export type Dice = (sides: number) => number;

/** A word of a text: about twice as far down the ranks, half as often (Zipf's law), and the rarest a little more seldom than that. */
export function wordOf({ size, wordAt }: Stock, roll: Dice): string {
  const share = roll(fine) / fine;
  return wordAt(Math.floor(Math.exp(share ** tail * Math.log(size + 1))) - 1);
}

const fine = 1 << 24;
const tail = 1.6;

export const languages = ['ts', 'tsx', 'js', 'json', 'css', 'bash', 'yaml', 'html'] as const;

/** Numbers that look random and are the same in every run (mulberry32, public domain). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
