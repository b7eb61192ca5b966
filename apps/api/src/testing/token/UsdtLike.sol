// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// A USDT-like token for the development chain. Its deployer holds the supply and may mint more.
contract UsdtLike {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    address public immutable owner;

    mapping(address account => uint256 units) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 units)) public allowance;

    constructor(string memory symbol_, uint8 decimals_, uint256 supply) {
        name = symbol_;
        symbol = symbol_;
        decimals = decimals_;
        owner = msg.sender;
        _mint(msg.sender, supply);
    }

    function transfer(address to, uint256 units) external returns (bool) {
        _move(msg.sender, to, units);
        return true;
    }

    function approve(address spender, uint256 units) external returns (bool) {
        allowance[msg.sender][spender] = units;
        emit Approval(msg.sender, spender, units);
        return true;
    }

    function transferFrom(address from, address to, uint256 units) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= units, "allowance");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - units;
        _move(from, to, units);
        return true;
    }

    function mint(address to, uint256 units) external {
        require(msg.sender == owner, "owner");
        _mint(to, units);
    }

    /// Emits malformed transfer logs to `to`: no data, two words, half a word, and a fourth topic.
    function oddLogs(address to) external {
        bytes32 transferred = Transfer.selector;
        assembly {
            mstore(0, 5000000)
            mstore(32, 5000000)
            log3(0, 0, transferred, caller(), to)
            log3(0, 64, transferred, caller(), to)
            log3(16, 16, transferred, caller(), to)
            log4(0, 32, transferred, caller(), to, 1)
        }
    }

    function _mint(address to, uint256 units) private {
        totalSupply += units;
        balanceOf[to] += units;
        emit Transfer(address(0), to, units);
    }

    function _move(address from, address to, uint256 units) private {
        require(balanceOf[from] >= units, "balance");
        balanceOf[from] -= units;
        balanceOf[to] += units;
        emit Transfer(from, to, units);
    }
}

/// Sends several transfers in one transaction, from the caller's allowance.
contract Spray {
    function spray(UsdtLike token, address[] calldata to, uint256[] calldata units) external {
        for (uint256 i = 0; i < to.length; i++) token.transferFrom(msg.sender, to[i], units[i]);
    }
}
